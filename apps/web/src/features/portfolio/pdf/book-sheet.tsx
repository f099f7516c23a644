import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PointerDrag } from '../../../ui/use-pointer-drag.ts';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';

/** What can be done with a page: `buttonId` keeps the focus where the page goes. */
export interface SheetActions {
  readonly move: (step: -1 | 1, buttonId: string) => void;
  readonly split: (buttonId: string) => void;
  readonly drop: (isDropped: boolean) => void;
}

/** Of a page's button: the focus finds it again where the page went. */
export const buttonIdOf = (page: number, name: string) => `book-page-${page}-${name}`;

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
  drag,
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
  drag: PointerDrag;
}) {
  const id = (name: string) => buttonIdOf(number, name);
  const grip = drag.grip(String(number));
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
    <li
      className={styles.page}
      data-dropped={isDropped || undefined}
      {...(!isFixed && drag.item(String(number)))}
    >
      <div
        className={styles.sheet}
        data-grabbed={!isFixed || undefined}
        onPointerDown={(event) => {
          // a finger on the picture scrolls
          if (!isFixed && event.pointerType === 'mouse') grip.onPointerDown(event);
        }}
      >
        {thumbnailUrl && <img src={thumbnailUrl} alt="" draggable={false} className={styles.thumbnail} />}
        {!isFixed && (
          <span className={styles.grip} title={texts.drag} aria-hidden="true" {...grip}>
            <Icon name="grip" />
          </span>
        )}
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
