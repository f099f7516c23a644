import styles from './prose.module.css';
import { UserText } from './user-text.tsx';

/** A text as its author broke it into lines. */
export function Prose({ text }: { text: string }) {
  return (
    <p className={styles.prose}>
      <UserText text={text} />
    </p>
  );
}
