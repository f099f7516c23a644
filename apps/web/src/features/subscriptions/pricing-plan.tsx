import type { ReactNode } from 'react';
import { PlanFeatures } from './plan-features.tsx';
import styles from './pricing.module.css';

/** One offer: its price, what it holds, what to do. */
export function PricingPlan({
  title,
  badge,
  price,
  note,
  features,
  isHighlighted = false,
  children,
}: {
  title: string;
  badge?: ReactNode;
  price: ReactNode;
  note: string;
  features: readonly string[];
  isHighlighted?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={styles.plan} data-marked={isHighlighted || undefined} aria-label={title}>
      <div className={styles.planHead}>
        <h2 className={styles.title}>{title}</h2>
        {badge}
      </div>
      <p className={styles.price}>
        {price} <span className={styles.note}>{note}</span>
      </p>
      <PlanFeatures features={features} />
      {children && <div className={styles.action}>{children}</div>}
    </section>
  );
}
