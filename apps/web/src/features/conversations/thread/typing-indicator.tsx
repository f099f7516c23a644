import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './typing-indicator.module.css';

/** 'Awa Ndiaye est en train d’écrire'. Not read out: it comes and goes too often for that. */
export function TypingIndicator({ name }: { name: string }) {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {texts.typing(name)}
    </p>
  );
}
