import { Button } from '../../../ui/button.tsx';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';

/** What can be done with a page: `buttonId` keeps the focus where the page goes. */
export interface SheetActions {
  readonly move: (step: -1 | 1, buttonId: string) => void;
  readonly split: (buttonId: string) => void;
  readonly drop: (isDropped: boolean) => void;
}

/** A page of a book: how it looks, and which project it belongs to. */
export function BookSheet({
  number,
  thumbnailUrl,
  isDropped,
  isFirst,
  isFixed,
  isAtStart,
  isAtEnd,
  actions,
}: {
  number: number;
  thumbnailUrl: string | null;
  isDropped: boolean;
  /** Of its project. */
  isFirst: boolean;
  /** Its project is being made, or was: it stays as it is. */
  isFixed: boolean;
  /** Of the whole book. */
  isAtStart: boolean;
  isAtEnd: boolean;
  actions: SheetActions;
}) {
  const id = (name: string) => `book-page-${number}-${name}`;
  const step = (name: 'before' | 'after', by: -1 | 1, isOff: boolean, label: string) => (
    <Button
      id={id(name)}
      size="small"
      variant="ghost"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || actions.move(by, id(name))}
    >
      {texts[name]}
    </Button>
  );
  return (
    <li className={styles.page} data-dropped={isDropped || undefined}>
      <div className={styles.sheet}>
        {thumbnailUrl && <img src={thumbnailUrl} alt="" className={styles.thumbnail} />}
      </div>
      <p className={styles.number}>{texts.page(number)}</p>
      {!isFixed && (
        <div className={styles.tools}>
          {step('before', -1, isAtStart, texts.beforeOf(number))}
          {step('after', 1, isAtEnd, texts.afterOf(number))}
          {!isFirst && (
            <Button
              id={id('split')}
              size="small"
              variant="ghost"
              aria-label={texts.splitOf(number)}
              onClick={() => actions.split(id('before'))}
            >
              {texts.split}
            </Button>
          )}
          <Button
            id={id('drop')}
            size="small"
            variant="ghost"
            aria-label={isDropped ? texts.keepPageOf(number) : texts.dropPageOf(number)}
            onClick={() => actions.drop(!isDropped)}
          >
            {isDropped ? texts.keep : texts.drop}
          </Button>
        </div>
      )}
    </li>
  );
}
