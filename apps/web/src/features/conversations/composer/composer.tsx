import { maxMessageLength } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { textLimit } from '../../../ui/text-limit.tsx';
import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './composer.module.css';
import { useMessageDraft } from './use-message-draft.ts';

/** With a real keyboard Enter sends; on a phone it makes a new line, as its other applications do. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

interface ComposerProps {
  readonly userId: string;
  readonly conversationId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Something else is to have the focus as the conversation opens. */
  readonly leavesFocus?: boolean;
  readonly onSend: (content: string) => void;
  /** Called with the text on every change. */
  readonly onType?: (content: string) => void;
  /** Controls before the field. */
  readonly tools?: ReactNode;
  /** Sent with the next message; shown above the field. */
  readonly enclosed?: ReactNode;
  /** Files go with the message, which then may be without a text. */
  readonly hasFiles?: boolean;
  /** Something of it is still on its way: it cannot be sent yet. */
  readonly isWaiting?: boolean;
  /** Files pasted or dropped. */
  readonly onFiles?: (files: File[]) => void;
}

/** Where one writes. What stands in it is kept when the page is left in mid-sentence. */
export function Composer({ userId, conversationId, field, onSend, onType, ...props }: ComposerProps) {
  const { leavesFocus = false, tools, enclosed, hasFiles = false, isWaiting = false, onFiles } = props;
  const id = useId();
  const [values, setValues] = useMessageDraft(userId, conversationId);
  const content = values.trim();
  const { over } = textLimit(content, maxMessageLength);
  const canSend = !isWaiting && !over && (content !== '' || hasFiles);

  useEffect(() => {
    const isFree =
      document.activeElement === document.body || document.activeElement?.matches('main, main h1');
    if (isFree && !leavesFocus && hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [field, leavesFocus]);

  const send = () => {
    if (!canSend) return;
    onSend(content);
    setValues('');
    // Sent by the button: the focus goes back to the text field.
    field.current?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const type = (text: string) => {
    setValues(text);
    onType?.(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <form
      className={styles.composer}
      onSubmit={submit}
      onPaste={(event) => takeFiles(event, event.clipboardData)}
      onDragOver={(event) => onFiles && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
    >
      {enclosed && <div className={styles.enclosed}>{enclosed}</div>}
      {over && (
        <p role="alert" className={styles.over}>
          {over}
        </p>
      )}
      <div className={styles.line}>
        {tools}
        <label className={styles.label} htmlFor={id}>
          {texts.field}
        </label>
        <div className={styles.grow} data-content={`${values} `}>
          <textarea
            ref={field}
            id={id}
            className={styles.field}
            rows={1}
            aria-invalid={over ? true : undefined}
            placeholder={texts.placeholder}
            aria-describedby={`${id}-hint`}
            value={values}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          className={styles.send}
          disabled={!canSend}
          // Taking the focus from the field would close a phone's keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <span className={styles.sendText}>{texts.send}</span>
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.enterHint}
      </p>
    </form>
  );
}
