import styles from './logo.module.css';

/** Two gables side by side, an M, and the wall they share. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.houses} d="M3.5 28V13.5L9.75 6 16 13.5 22.25 6l6.25 7.5V28" />
        <path className={styles.ground} d="M1 28.5h30" />
        <path className={styles.wall} d="M16 12.5V29" />
      </svg>
      <span>Mitoyen</span>
    </span>
  );
}
