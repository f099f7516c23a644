import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { loginBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { Link } from 'react-router';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, PasswordField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';

const initialValues = { email: '', password: '' };
const validate = (values: typeof initialValues) => schemaIssues(loginBody, values);

/**
 * E-mail and password. `failure` is said when the server gave no sentence of its own; `onLeave` is called when one of
 * its links takes the user elsewhere.
 */
export function LoginForm({
  failure: fallback,
  onSignedIn,
  onLeave,
}: {
  failure: string;
  onSignedIn: () => void;
  onLeave?: () => void;
}) {
  const { signIn } = useSession();
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async () => {
      signIn(await callApi(accountRoutes.login, { body: form.values }));
      onSignedIn();
    },
    { fallback },
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="error">{failure}</Notice>}
      <EmailField
        {...form.field('email')}
        label={texts.email}
        autoComplete="username"
        data-autofocus
        required
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" wide busy={isSending}>
        {isSending ? texts.loggingIn : texts.submitLogin}
      </Button>
      <p className={styles.links}>
        <Link to={paths.forgotPassword()} onClick={onLeave}>
          {texts.forgotLink}
        </Link>
        <Link to={paths.inscription()} onClick={onLeave}>
          {texts.toInscription}
        </Link>
      </p>
    </form>
  );
}
