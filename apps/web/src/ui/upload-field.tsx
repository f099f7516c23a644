import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { DropZone } from './drop-zone.tsx';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldIds } from './field-frame.tsx';
import { formatFileSize } from './format.ts';
import { Icon } from './icon.tsx';
import { Status } from './status.tsx';
import { uploadTexts } from './ui.texts.ts';
import styles from './upload-field.module.css';
import { UploadPreview } from './upload-preview.tsx';
import { type FileRules, type Upload, type UploadState, useUpload } from './use-upload.ts';

/**
 * Picks or receives one file, sends it and shows how that goes: preview, progress, cancel, failure, retry.
 * `value` is the address of what was sent (or kept from before), `onChange` gets the new one, or `null` when removed.
 */
export function UploadField({
  label,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  upload,
  preview = 'file',
  fallback,
  current,
  shownUrl = value,
  onSendingChange,
  onTaken,
  fileHint,
  ...rules
}: FieldProps &
  FileRules & {
    id?: string;
    value: string | null;
    onChange: (url: string | null) => void;
    upload: Upload;
    /** `face` is round, `picture` wide, `file` a name. */
    preview?: 'face' | 'picture' | 'file';
    /** Shown in the preview's place while there is no picture. */
    fallback?: ReactNode;
    /** A way to look at what `value` holds, where a picture of it cannot. */
    current?: ReactNode;
    /** Where the picture is shown from, when that is not its own address; null while it comes. */
    shownUrl?: string | null;
    /** Tells the form when to wait. */
    onSendingChange?: (isSending: boolean) => void;
    /** Gets a file that is about to be sent. */
    onTaken?: ((file: File) => void) | undefined;
    /** Said of what `value` holds, which is taken all the same. */
    fileHint?: string | undefined;
  }) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const { state, start, reset } = useUpload(upload, rules, onChange, onTaken);
  const isSending = state.step === 'sending';
  useEffect(() => onSendingChange?.(isSending), [isSending, onSendingChange]);

  const message = state.step === 'failed' ? state.message : error;
  const describedBy = cx(hint ? ids.hintId : null, message ? ids.errorId : null) || undefined;
  const take = (file: File | undefined) => file && void start(file);
  const remove = () => {
    reset();
    onChange(null);
    input.current?.focus();
  };
  const cancel = () => {
    reset();
    input.current?.focus();
  };

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={ids.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <DropZone isInvalid={Boolean(message)} onFiles={(files) => take(files[0])}>
        <UploadPreview kind={preview} url={shownUrl} state={state} fallback={fallback} />
        <div className={styles.side}>
          <div className={styles.pick}>
            <input
              ref={input}
              id={ids.id}
              type="file"
              className={styles.input}
              accept={rules.accept}
              aria-invalid={message ? true : undefined}
              aria-describedby={describedBy}
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
            <span className={styles.face} aria-hidden="true">
              <Icon name="upload" />
              {value ? uploadTexts.replace : uploadTexts.pick}
            </span>
            <span className={styles.drop} aria-hidden="true">
              {uploadTexts.drop}
            </span>
          </div>
          <UploadStatus state={state} />
          {fileHint && !isSending && <Status className={styles.fileHint}>{fileHint}</Status>}
          {isSending && (
            <Button size="small" variant="ghost" icon="close" onClick={cancel}>
              {uploadTexts.cancel}
            </Button>
          )}
          {state.step === 'failed' && state.canRetry && (
            <Button size="small" icon="refresh" onClick={() => take(state.file)}>
              {uploadTexts.retry}
            </Button>
          )}
          {value && !isSending && (
            <div className={styles.held}>
              {current}
              <Button size="small" variant="ghost" icon="trash" onClick={remove}>
                {uploadTexts.remove}
              </Button>
            </div>
          )}
        </div>
      </DropZone>
      {message && (
        <div role="alert">
          <FieldError id={ids.errorId}>{message}</FieldError>
        </div>
      )}
    </div>
  );
}

function UploadStatus({ state }: { state: UploadState }) {
  if (state.step === 'idle' || state.step === 'failed') return null;
  const name = `${state.file.name} (${formatFileSize(state.file.size)})`;
  if (state.step === 'sent') {
    return (
      <Status className={styles.status}>
        <Icon name="check" /> {uploadTexts.sent} : {name}
      </Status>
    );
  }
  const percent = Math.round(state.ratio * 100);
  return (
    <div className={styles.status}>
      <progress
        className={styles.progress}
        max={100}
        value={percent}
        aria-label={uploadTexts.progress(percent)}
      />
      <p>
        {percent < 100 ? uploadTexts.progress(percent) : uploadTexts.processing} – {name}
      </p>
    </div>
  );
}
