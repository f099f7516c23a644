import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
} from 'react';
import { useBlocker } from 'react-router';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Icon } from '../../ui/icon.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldTexts } from './field.texts.ts';
import styles from './search-sheet.module.css';
import type { useSearchSheet } from './use-search-sheet.ts';

/** As the media query of its styles. */
const isWide = '(min-width: 44rem)';

/** While the sheet is open: Back closes it and leaves the address, and so does a screen that has become wide. */
function ClosedFromOutside({ close }: { close: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
  useEffect(() => {
    const wide = window.matchMedia(isWide);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
  return null;
}

interface SearchSheetProps {
  /** The element that opens over the page. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly sheet: ReturnType<typeof useSearchSheet>;
  readonly title: string;
  /** What is searched for, in a few words; empty for nothing. */
  readonly line: readonly string[];
  /** Of the form in it. */
  readonly formId: string;
  /** On the button that closes it. */
  readonly submit: string;
  readonly reset: string;
  /** Null where nothing is asked. */
  readonly onReset: (() => void) | null;
  readonly children: ReactNode;
}

/**
 * A list's search. On a phone it is one line that says what is searched for, and opens the fields over the page; it opens
 * before the page is alive as well, and without script. On wide screens the fields stand where they are.
 */
export function SearchSheet({ ref, sheet, title, line, formId, submit, ...props }: SearchSheetProps) {
  const id = useId();
  const open = (event: MouseEvent) => {
    const { current } = ref;
    if (!current?.showPopover) return;
    // at once, in the press itself: else a phone does not show its keyboard
    event.preventDefault();
    current.showPopover();
    current.querySelector('input')?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) sheet.close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sheet.isOpen) return;
    // which would empty a field of a search instead
    event.preventDefault();
    sheet.close();
  };
  return (
    <div className={styles.search}>
      <div className={styles.line}>
        <button type="button" popoverTarget={id} className={styles.open} onClick={open}>
          <Icon name="search" />
          {line.length > 0 && <VisuallyHidden>{fieldTexts.changeSearch} </VisuallyHidden>}
          <span className={line.length === 0 ? styles.nothing : styles.words}>
            {line.length === 0 ? title : <Dotted facts={line} />}
          </span>
        </button>
        {props.onReset && <IconButton icon="close" label={props.reset} onClick={props.onReset} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard closes it by leaving it, and by Escape */}
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={styles.sheet}
        onToggle={({ newState }) => sheet.onToggled(newState === 'open')}
        onBlur={leave}
        onKeyDown={closeOnEscape}
      >
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          <IconButton icon="close" label={uiTexts.close} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        {props.children}
        <div className={styles.foot}>
          <Button type="submit" form={formId} variant="primary" wide icon="search">
            {submit}
          </Button>
        </div>
      </div>
      {sheet.isOpen && <ClosedFromOutside close={sheet.close} />}
    </div>
  );
}
