import { cx } from './cx.ts';
import { DropZone } from './drop-zone.tsx';
import fieldStyles from './field.module.css';
import { FieldError, FieldHint, type FieldProps, useFieldIds } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { uploadTexts } from './ui.texts.ts';
import styles from './upload-field.module.css';

/** Picks or receives one file, and hands it over as it is: nothing is sent. */
export function FilePick({
  label,
  hint,
  error,
  id,
  accept,
  onPick,
}: FieldProps & { id?: string; accept: string; onPick: (file: File) => void }) {
  const ids = useFieldIds(id);
  const take = (file: File | undefined) => file && onPick(file);
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={ids.id}>
        {label}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <DropZone isInvalid={Boolean(error)} onFiles={(files) => take(files[0])}>
        <div className={styles.side}>
          <div className={styles.pick}>
            <input
              id={ids.id}
              type="file"
              className={styles.input}
              accept={accept}
              aria-invalid={error ? true : undefined}
              aria-describedby={cx(hint ? ids.hintId : null, error ? ids.errorId : null) || undefined}
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
            <span className={styles.face} aria-hidden="true">
              <Icon name="upload" />
              {uploadTexts.pick}
            </span>
            <span className={styles.drop} aria-hidden="true">
              {uploadTexts.drop}
            </span>
          </div>
        </div>
      </DropZone>
      {error && (
        <div role="alert">
          <FieldError id={ids.errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
