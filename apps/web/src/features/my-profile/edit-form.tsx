import { Fragment, type ReactNode } from 'react';
import { DraftNote } from '../../core/profile-form/draft-note.tsx';
import { FormFailure } from '../../core/profile-form/form-failure.tsx';
import { LeaveGuard } from '../../core/profile-form/leave-guard.tsx';
import formStyles from '../../core/profile-form/profile-form.module.css';
import { profileFormTexts } from '../../core/profile-form/profile-form.texts.ts';
import { Button } from '../../ui/button.tsx';
import { RequiredNote } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Actions } from '../../ui/page.tsx';
import { editTexts as texts } from './edit.texts.ts';
import styles from './edit-form.module.css';
import type { ProfileEditing } from './use-profile-edit.ts';

/** What surrounds the fields of every profile being changed: draft note, refusals, Enregistrer and Annuler. */
export function EditForm<Values extends object>({
  editing,
  children,
}: {
  editing: ProfileEditing<Values>;
  children: ReactNode;
}) {
  const { form, failure, isSaving } = editing;
  return (
    <form
      className={`${formStyles.form} ${styles.form}`}
      onSubmit={editing.submit}
      aria-label={texts.title}
      noValidate
    >
      <h2 className={styles.title}>{texts.title}</h2>
      {editing.isRestored && <DraftNote hint={texts.draftHint} onStartOver={editing.startOver} />}
      <RequiredNote />
      <Fragment key={editing.generation}>{children}</Fragment>
      <div className={formStyles.end}>
        <FormSummary faults={form.faults} attempt={form.attempt} />
        {failure && form.faults.length === 0 && <FormFailure failure={failure} takesFocus />}
        <Actions>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? profileFormTexts.saving : texts.save}
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
