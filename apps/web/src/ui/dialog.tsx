import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './dialog.module.css';
import { uiTexts } from './ui.texts.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/**
 * Remembers what has the focus now. Returns how to give it back: to that, or, when it is gone, to the first thing that
 * takes the focus in the nearest place around it that is still there.
 */
function rememberFocus(): () => void {
  const opener = document.activeElement;
  const places = ancestorsOf(opener);
  return () => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    if (opener.isConnected) return opener.focus();
    const candidates = places
      .filter((place) => place.isConnected)
      .map((place) => place.querySelector<HTMLElement>(focusable));
    candidates.find((candidate) => candidate !== null)?.focus();
  };
}

/** How to close the dialog that something stands in; null outside of any. */
export const DialogContext = createContext<{ readonly close: () => void } | null>(null);

/** What stands at the foot of every dialog, in sight however long its content: the page behind cannot be reached. */
export const DialogFootContext = createContext<ComponentType | null>(null);

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or the backdrop; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** A small caption above the title: what it is about, which a screen reader says behind the title. */
  caption?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible under a scrolling content. */
  footer?: ReactNode;
  size?: 'medium' | 'large';
  /** Off for forms, where a stray click would lose what was typed. */
  closeOnBackdrop?: boolean;
}

/**
 * A native modal dialog: the page behind is inert, Escape closes, and the focus goes back to what opened it,
 * or near to where that was.
 * On a phone it is a whole-screen sheet. Its content is there only while it is open.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  caption,
  children,
  footer,
  size = 'medium',
  closeOnBackdrop = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const captionId = useId();
  const Foot = useContext(DialogFootContext);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const [context] = useState(() => ({ close: () => latestClose.current() }));

  useEffect(() => {
    const giveFocusBack = rememberFocus();
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      giveFocusBack();
    };
  }, []);

  const onBackdropClick = (event: MouseEvent) => {
    if (closeOnBackdrop && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, size === 'large' && styles.large)}
      aria-labelledby={titleId}
      aria-describedby={caption ? captionId : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onBackdropClick}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <div>
            {caption && (
              <p id={captionId} className={styles.caption}>
                {caption}
              </p>
            )}
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <IconButton icon="close" label={uiTexts.close} onClick={onClose} />
        </div>
        <div className={styles.body}>
          <DialogContext value={context}>{children}</DialogContext>
        </div>
        {Foot && (
          <DialogContext value={context}>
            <Foot />
          </DialogContext>
        )}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
