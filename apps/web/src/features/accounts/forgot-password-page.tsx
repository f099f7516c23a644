import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { forgotPasswordBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import styles from './sign-in/sign-in.module.css';
import { accountTexts as texts } from './sign-in/sign-in.texts.ts';

export const head: HeadContent = { title: texts.forgotTitle, description: texts.forgotDescription };

const initialValues = { email: '' };
const validate = (values: typeof initialValues) => schemaIssues(forgotPasswordBody, values);

function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(accountRoutes.forgotPassword, { body: form.values }, write);
      onSent();
    },
    { fallback: texts.forgotFailure, network: texts.serverFailure, later: null },
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="error">{failure}</Notice>}
      <EmailField {...form.field('email', tidyEmail)} label={texts.email} required />
      <Button type="submit" variant="primary" wide busy={isSending}>
        {isSending ? texts.sendingForgot : texts.submitForgot}
      </Button>
    </form>
  );
}

/** Asks for a link to choose a new password; says the same whether the address is known or not. */
export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <Page width="narrow">
      <PageHeader
        back={<BackLink to={paths.login()}>{texts.backToLogin}</BackLink>}
        title={texts.forgotTitle}
        lead={isSent ? undefined : texts.forgotLead}
      />
      <div className={styles.sheet}>
        {isSent ? (
          <Notice
            tone="success"
            title={texts.forgotDone}
            actions={
              <>
                <Link to={paths.login()}>{texts.backToLogin}</Link>
                <Button variant="link" onClick={() => setSent(false)}>
                  {texts.forgotAgain}
                </Button>
              </>
            }
          >
            {texts.forgotDoneHint}
          </Notice>
        ) : (
          <ForgotForm onSent={() => setSent(true)} />
        )}
      </div>
    </Page>
  );
}
