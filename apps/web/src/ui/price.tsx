import { formatEuros, type PriceUnit } from './format.ts';
import styles from './price.module.css';

/** An amount to be seen: the figure large, its unit small. `amountEuros` in euros. */
export function Price({ amountEuros, unit }: { amountEuros: number; unit: PriceUnit }) {
  return (
    <span className={styles.price}>
      <span className={styles.amount}>{formatEuros(amountEuros)}</span>
      <span className={styles.unit}>
        {'\u00a0/\u00a0'}
        {unit}
      </span>
    </span>
  );
}
