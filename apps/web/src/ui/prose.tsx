import styles from './prose.module.css';

/** A text as its author broke it into lines. */
export function Prose({ text }: { text: string }) {
  return <p className={styles.prose}>{text}</p>;
}
