import { maxSavedNoteLength } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import { savedNoteBody } from '@mitoyen/contract/features/saved-items/saved-items.schemas.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import styles from './saved-items.module.css';
import { savedItemTexts as texts } from './saved-items.texts.ts';

const validate = (values: { readonly note: string }) => schemaIssues(savedNoteBody, values);

/** Where a note to oneself is written; what is typed stays until it is kept. */
export function NoteForm({
  draftKey,
  name,
  note,
  isSending,
  error,
  onKeep,
  onCancel,
}: {
  draftKey: string;
  name: string;
  note: string;
  isSending: boolean;
  error: string | null;
  onKeep: (note: string) => void;
  onCancel: () => void;
}) {
  const { form, dropDraft } = useKeptForm(draftKey, { note }, validate);
  return (
    <form
      className={styles.actions}
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.check()) onKeep(form.values.note);
      }}
    >
      <Stack>
        {error && <Notice tone="error">{error}</Notice>}
        <TextAreaField
          {...form.field('note')}
          label={texts.noteOf(name)}
          hint={texts.noteHint}
          rows={3}
          maxLength={maxSavedNoteLength}
        />
        <FormActions
          isSending={isSending}
          label={texts.keepNote}
          sendingLabel={texts.keepingNote}
          cancelLabel={texts.cancel}
          onCancel={() => {
            dropDraft();
            onCancel();
          }}
        />
      </Stack>
    </form>
  );
}
