import { Button } from '../../../ui/button.tsx';
import { takeLostFocus } from '../../../ui/lost-focus.ts';
import { Status } from '../../../ui/status.tsx';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import type { Book } from './use-book.ts';

/** A book while it is read: its pages as they come, and a way to stop. */
export function BookReading({ book, onStop }: { book: Book | null; onStop: () => void }) {
  const count = book?.pageCount ?? 0;
  const read = book?.pages.length ?? 0;
  return (
    <div className={styles.reading}>
      <Status ref={takeLostFocus} tabIndex={-1}>
        {count > 0 ? texts.reading(Math.min(read + 1, count), count) : texts.opening}
      </Status>
      {count > 0 && (
        <progress className={styles.progress} max={count} value={read} aria-label={texts.readingProgress} />
      )}
      <div>
        <Button icon="close" onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
      <ol className={styles.pages}>
        {book?.pages.map(({ number, thumbnailUrl }) => (
          <li key={number} className={styles.page}>
            <div className={styles.sheet}>
              {thumbnailUrl && (
                <img src={thumbnailUrl} alt={texts.page(number)} className={styles.thumbnail} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
