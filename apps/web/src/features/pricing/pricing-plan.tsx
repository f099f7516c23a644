import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './pricing-page.module.css';

/** One offer: its price, what it holds, what to do. */
export function PricingPlan({
  title,
  price,
  note,
  features,
  isHighlighted = false,
  children,
}: {
  title: string;
  price: ReactNode;
  note: string;
  features: readonly string[];
  isHighlighted?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={styles.plan} data-highlighted={isHighlighted || undefined} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.price}>
        {price} <span className={styles.note}>{note}</span>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {children && <div className={styles.action}>{children}</div>}
    </section>
  );
}
