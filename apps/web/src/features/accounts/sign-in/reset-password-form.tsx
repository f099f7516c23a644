import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { resetPasswordBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NewPasswordField } from '../account-fields.tsx';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';

const initialValues = { password: '', confirmation: '' };

function validate({ password, confirmation }: typeof initialValues): FormIssues {
  if (password === '' || confirmation === '') {
    return { [password === '' ? 'password' : 'confirmation']: texts.bothFields };
  }
  const issues = schemaIssues(resetPasswordBody, { password, token: '' });
  return password === confirmation ? issues : { ...issues, confirmation: texts.notEqual };
}

/** The new password, twice. `token` is the one of the link received by mail. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(accountRoutes.resetPassword, { body: { token, password: form.values.password } }, write);
      onDone();
    },
    { fallback: texts.resetFailure, network: texts.serverFailure, later: null },
  );
  const isLinkDead = failure === accountErrors.reset_token_invalid.message;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && (
        <Notice
          tone="error"
          actions={isLinkDead && <Link to={paths.forgotPassword()}>{texts.askNewLink}</Link>}
        >
          {failure}
        </Notice>
      )}
      <NewPasswordField {...form.field('password')} label={texts.newPassword} />
      <PasswordField
        {...form.field('confirmation')}
        label={texts.confirmation}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" wide busy={isSending}>
        {isSending ? texts.resetting : texts.submitReset}
      </Button>
    </form>
  );
}
