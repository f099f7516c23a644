import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { RequiredNote } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Actions } from '../../ui/page.tsx';
import { DraftNote } from './draft-note.tsx';
import styles from './edit-form.module.css';
import formStyles from './form.module.css';
import { FormFailure } from './form-failure.tsx';
import { formTexts as texts } from './forms.texts.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Editing } from './use-editing.ts';

/** The frame of a form that changes something: draft note, refusals, Enregistrer and Annuler. */
export function EditForm<Values extends object>({
  title,
  editing,
  hasRequired = true,
  children,
}: {
  title: string;
  editing: Editing<Values>;
  /** Whether some field is marked as required. */
  hasRequired?: boolean;
  children: ReactNode;
}) {
  const { form, failure, isSaving } = editing;
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      onSubmit={editing.submit}
      aria-label={title}
      noValidate
    >
      <h2 className={styles.title}>{title}</h2>
      {editing.isRestored && <DraftNote hint={texts.editDraftHint} onStartOver={editing.startOver} />}
      {hasRequired && <RequiredNote />}
      <Fragment key={editing.generation}>{children}</Fragment>
      <div className={formStyles.end}>
        <FormSummary faults={form.faults} attempt={form.attempt} />
        {failure && form.faults.length === 0 && <FormFailure failure={failure} takesFocus />}
        <Actions>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? texts.saving : texts.save}
          </Button>
          <Button onClick={editing.cancel} disabled={isSaving}>
            {texts.cancel}
          </Button>
        </Actions>
      </div>
      <LeaveGuard isDirty={editing.isDirty} isSending={editing.sendings.isSending} isSaving={isSaving} />
    </form>
  );
}
