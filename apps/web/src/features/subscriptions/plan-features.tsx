import { Icon } from '../../ui/icon.tsx';
import styles from './plan-features.module.css';

/** What a plan holds, ticked one by one. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon name="check" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
