import styles from './spinner.module.css';

/** A turning mark beside a text which says what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
