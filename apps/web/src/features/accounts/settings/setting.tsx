import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './settings.module.css';
import { myAccountTexts as texts } from './settings.texts.ts';

/** How the form of a setting closes: saved, with a message, or cancelled. */
export interface SettingForm {
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

/** One thing of the account on a line, and its form in its place once asked for. */
export function Setting({
  label,
  value,
  editLabel,
  note,
  renderForm,
}: {
  label: string;
  value: ReactNode;
  editLabel: string;
  /** Stays under the value, whatever else is shown. */
  note?: ReactNode;
  renderForm: (form: SettingForm) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const row = useRef<HTMLDivElement>(null);

  const close = (done: string | null) => {
    setOpen(false);
    setMessage(done);
    // The form that had the focus is gone: it goes back to what opened it, once that is there again.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <div className={styles.setting}>
      <div className={styles.settingHead} ref={row}>
        <div className={styles.settingText}>
          <h3 className={styles.settingLabel}>{label}</h3>
          <p className={styles.settingValue}>{value}</p>
        </div>
        {!isOpen && (
          <Button
            size="small"
            icon="pencil"
            aria-label={editLabel}
            onClick={() => {
              setMessage(null);
              setOpen(true);
            }}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      {note}
      <div role="status" className={styles.done}>
        {message}
      </div>
      {isOpen && renderForm({ onDone: close, onCancel: () => close(null) })}
    </div>
  );
}
