import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { DropZone } from './drop-zone.tsx';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { SendingList } from './sending-list.tsx';
import { uploadTexts } from './ui.texts.ts';
import styles from './upload-field.module.css';
import type { Sending } from './upload-queue.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import type { FileRules, Upload } from './use-upload.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Picks or receives several files, also pasted, sends them and shows how that goes: paused, gone on with, tried again where
 * the line was lost. `onSent` gets each address, in the order the files were chosen.
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
  pastesAnywhere = true,
  sender,
  onEdit,
  ...rules
}: FieldProps &
  FileRules & {
    id?: string;
    upload: Upload;
    /** How many more files may come, those not counted that are refused; the others are left aside, and `noRoom` is said. */
    room: number;
    noRoom: string;
    onSent: (url: string) => void;
    onSendingChange?: (isSending: boolean) => void;
    /** Whether what is pasted anywhere on the page is meant for it; else what is pasted into it. */
    pastesAnywhere?: boolean;
    /** The account that sends: files that one account chose are not sent as another. */
    sender?: () => unknown;
    /** Edits a file before it is sent: it waits until `end` is called, with what came of it if anything did. */
    onEdit?: (file: File, end: (edited?: File) => void) => void;
  }) {
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(upload, rules, onSent, { persists: true, sender });
  const underWay = uploads.sendings.filter(({ state }) => state.step !== 'failed').length;
  useEffect(() => onSendingChange?.(underWay > 0), [underWay, onSendingChange]);

  const message = uploads.spare > 0 ? noRoom : error;
  const take = (files: ArrayLike<File>) => uploads.start(Array.from(files), uploads.roomIn(room));
  usePastedFiles(take, pastesAnywhere);
  const giveFocus = () => input.current?.focus();
  const stop = (sending: Sending) => {
    uploads.cancel(sending);
    giveFocus();
  };
  const edit = ({ key, file }: Sending) => {
    uploads.hold(key);
    onEdit?.(file, (edited) => uploads.release(key, edited));
  };
  const stopAll = () => {
    uploads.cancelAll();
    giveFocus();
  };

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={ids.id}>
        {label}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <DropZone isInvalid={Boolean(message)} onFiles={take}>
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
          <SendingList uploads={uploads} onEdit={onEdit && edit} onCancel={stop} onCancelAll={stopAll} />
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
