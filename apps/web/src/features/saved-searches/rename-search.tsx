import { changeSavedSearchBody } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import sheet from './save-search.module.css';
import styles from './saved-search-item.module.css';
import { alertsTexts as texts } from './saved-searches.texts.ts';

const validate = (values: { name: string }) => schemaIssues(changeSavedSearchBody, values);

/** Another name for a saved search. */
export function RenameSearch({
  name,
  onSave,
  onClose,
}: {
  name: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useForm({ name }, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async () => {
      await onSave(form.values.name);
      onClose();
    },
    { fallback: texts.saveFailure, later: name },
  );
  return (
    <form className={sheet.form} onSubmit={submit} noValidate>
      <TextField {...form.field('name')} label={texts.nameLabel} autoComplete="off" required />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isSending}>
          {texts.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
