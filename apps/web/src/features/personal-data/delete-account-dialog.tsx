import type { Role } from '@mitoyen/contract/core/roles.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { callApi } from '../../core/api/api-client.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { forgetEverything } from '../../core/session/session.tsx';
import { holdSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './personal-data.module.css';
import { myDataTexts as texts } from './personal-data.texts.ts';

interface Props {
  readonly userId: string;
  readonly role: Role | null;
  readonly onClose: () => void;
}

/** Says what deletion does, and asks for the password. */
export function DeleteAccountDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.dialogTitle} caption={texts.dialogCaption}>
      <DeleteForm {...props} />
    </Dialog>
  );
}

const initialValues = { password: '' };
const validate = (values: typeof initialValues) => schemaIssues(personalDataRoutes.remove.body, values);

function DeleteForm({ userId, role, onClose }: Props) {
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async () => {
      // its end is known to other calls and tabs before this answer is there
      const letGo = holdSession();
      try {
        await callApi(personalDataRoutes.remove, { params: { id: userId }, body: form.values });
        forgetEverything(paths.accountDeleted());
      } finally {
        letGo();
      }
    },
    { fallback: texts.failure },
  );
  return (
    <form className={styles.dialogForm} onSubmit={submit} noValidate>
      <div>
        <h3 className={styles.choiceTitle}>{texts.whatHappens}</h3>
        <ul className={styles.consequences}>
          {texts.consequences(role).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Notice tone="warning">{texts.exportFirst}</Notice>
      {failure && <Notice tone="error">{failure}</Notice>}
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="current-password"
        required
      />
      <FormActions
        isSending={isSending}
        label={texts.confirm}
        sendingLabel={texts.deleting}
        variant="danger"
        cancelLabel={texts.keep}
        onCancel={onClose}
      />
    </form>
  );
}
