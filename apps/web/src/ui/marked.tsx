import { Fragment, type ReactNode } from 'react';
import styles from './marked.module.css';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** A text with these parts of it marked: heavier and underlined, so that it takes no colour to see them. */
export function Marked({ text, parts }: { text: string; parts: readonly Part[] }): ReactNode {
  if (parts.length === 0) return text;
  return (
    <>
      {parts.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(parts[index - 1]?.end ?? 0, start)}
          <mark className={styles.marked}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  );
}
