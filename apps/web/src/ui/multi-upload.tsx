import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { uploadTexts } from './ui.texts.ts';
import styles from './upload-field.module.css';
import { useDropGuard } from './use-drop-guard.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { FileRules, Upload } from './use-upload.ts';
import { type Sending, useUploads } from './use-uploads.ts';

/**
 * Picks or receives several files, also pasted anywhere on its page, sends them and shows how each goes. `onSent` gets
 * each address.
 */
export function MultiUpload({
  label,
  hint,
  error,
  id,
  upload,
  room,
  noRoom,
  onSent,
  onSendingChange,
  ...rules
}: FieldProps &
  FileRules & {
    id?: string;
    upload: Upload;
    /** How many more files may come; the others are left aside, and `noRoom` is said. */
    room: number;
    noRoom: string;
    onSent: (url: string) => void;
    onSendingChange?: (isSending: boolean) => void;
  }) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const { sendings, start, retry, cancel } = useUploads(upload, rules, onSent);
  const underWay = sendings.filter(({ state }) => state.step !== 'failed').length;
  useEffect(() => onSendingChange?.(underWay > 0), [underWay, onSendingChange]);

  const message = isTooMany ? noRoom : error;
  const take = (files: ArrayLike<File>) => {
    const given = Array.from(files);
    const free = Math.max(0, room - underWay);
    setTooMany(given.length > free);
    start(given.slice(0, free));
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  usePastedFiles(take);
  useDropGuard();
  const stop = (sending: Sending) => {
    cancel(sending);
    input.current?.focus();
  };

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={ids.id}>
        {label}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {/* Dropping only doubles the native file control inside. */}
      <fieldset
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={message ? '' : undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <div className={styles.side}>
          <div className={styles.pick}>
            <input
              ref={input}
              id={ids.id}
              type="file"
              multiple
              className={styles.input}
              accept={rules.accept}
              aria-invalid={message ? true : undefined}
              aria-describedby={cx(hint ? ids.hintId : null, message ? ids.errorId : null) || undefined}
              onChange={(event) => {
                take(event.currentTarget.files ?? []);
                event.currentTarget.value = '';
              }}
            />
            <span className={styles.face} aria-hidden="true">
              <Icon name="upload" />
              {uploadTexts.pickSeveral}
            </span>
            <span className={styles.drop} aria-hidden="true">
              {uploadTexts.dropSeveral}
            </span>
          </div>
          {sendings.length > 0 && (
            <ul className={styles.sendings}>
              {sendings.map((sending) => (
                <li key={sending.key}>
                  <SendingLine
                    sending={sending}
                    onRetry={() => retry(sending)}
                    onCancel={() => stop(sending)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </fieldset>
      {message && (
        <div role="alert">
          <FieldError id={ids.errorId}>{message}</FieldError>
        </div>
      )}
    </div>
  );
}

function SendingLine({
  sending,
  onRetry,
  onCancel,
}: {
  sending: Sending;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const { state, file } = sending;
  const percent = state.step === 'sending' ? Math.round(state.ratio * 100) : 0;
  return (
    <div className={styles.sending}>
      <div className={styles.status}>
        <p>{file.name}</p>
        {state.step === 'waiting' && <p>{uploadTexts.waiting}</p>}
        {state.step === 'sending' && (
          <>
            <progress
              className={styles.progress}
              max={100}
              value={percent}
              aria-label={uploadTexts.progressOf(file.name, percent)}
            />
            {percent === 100 && <p>{uploadTexts.processing}</p>}
          </>
        )}
        {state.step === 'failed' && (
          <p role="alert" className={styles.failure}>
            {state.message}
          </p>
        )}
      </div>
      {state.step === 'failed' && state.canRetry && (
        <Button size="small" icon="refresh" onClick={onRetry}>
          {uploadTexts.retry}
        </Button>
      )}
      <IconButton
        icon="close"
        label={state.step === 'failed' ? uploadTexts.forget(file.name) : uploadTexts.cancelOf(file.name)}
        onClick={onCancel}
      />
    </div>
  );
}
