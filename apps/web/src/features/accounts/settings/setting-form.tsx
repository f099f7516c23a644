import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './settings.module.css';
import { myAccountTexts as texts } from './settings.texts.ts';

/** A small form under its setting: fields, what went wrong, Enregistrer and Annuler. The first field takes the focus. */
export function SettingFormFrame({
  onSubmit,
  onCancel,
  isSending,
  failure,
  submitLabel = texts.save,
  sendingLabel = texts.saving,
  children,
}: {
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  isSending: boolean;
  failure: string | null;
  submitLabel?: string;
  sendingLabel?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), []);
  return (
    <form ref={ref} className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <Notice tone="error">{failure}</Notice>}
      {children}
      <FormActions
        isSending={isSending}
        label={submitLabel}
        sendingLabel={sendingLabel}
        cancelLabel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
