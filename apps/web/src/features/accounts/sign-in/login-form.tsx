import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { loginBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { SecondStep } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, PasswordField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondStepForm } from './second-step-form.tsx';
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
  const [step, setStep] = useState<SecondStep | null>(null);
  const [backMessage, setBackMessage] = useState<string | null>(null);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      setBackMessage(null);
      const answer = await callApi(accountRoutes.login, { body: form.values }, write);
      if ('secondStep' in answer) return setStep(answer.secondStep);
      signIn(answer);
      onSignedIn();
    },
    { fallback, later: null },
  );

  if (step) {
    const onBack = (message: string | null) => {
      setStep(null);
      setBackMessage(message);
    };
    return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={onBack} />;
  }
  const told = failure ?? backMessage;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {told && <Notice tone="error">{told}</Notice>}
      <EmailField
        {...form.field('email', tidyEmail)}
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
      <PasskeyLogin onSignedIn={onSignedIn} />
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
