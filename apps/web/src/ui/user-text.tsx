import { Fragment } from 'react';
import { longRuns } from './long-runs.ts';
import styles from './user-text.module.css';

/**
 * A user's words as they wrote them. Long runs without a space are laid out without kerning and in pieces:
 * where every letter is kerned, each line shapes all that follows it anew, and 10,000 letters block the page
 * for a second.
 */
export function UserText({ text }: { text: string }) {
  let position = 0;
  return longRuns(text).map((run) => {
    position += run.length;
    if (typeof run === 'string') return run;
    return (
      <span key={position} className={styles.run}>
        {run.map((letters, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          <Fragment key={index}>
            {letters}
            <wbr />
          </Fragment>
        ))}
      </span>
    );
  });
}
