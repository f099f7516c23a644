import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { registerBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NewPasswordField } from '../account-fields.tsx';
import { chosenFirstName, OwnNameField } from '../own-name-field.tsx';
import { TermsField } from '../terms-field.tsx';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';

const initialValues = { name: '', firstName: '', email: '', password: '' };
const validate = (values: typeof initialValues) => schemaIssues(registerBody, values);

/** An account without a type yet, or the way to the three kinds of profile. */
export function RegisterForm({
  onSignedIn,
  onLeave,
  onLogin,
}: {
  onSignedIn: () => void;
  onLeave: () => void;
  onLogin: () => void;
}) {
  const { signIn } = useSession();
  const form = useForm(initialValues, validate);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      signIn(
        await callApi(
          accountRoutes.register,
          {
            body: {
              ...form.values,
              firstName: chosenFirstName(form.values.name, form.values.firstName),
              termsVersion,
            },
          },
          write,
        ),
      );
      onSignedIn();
    },
    { fallback: texts.registerFailure, later: null },
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="error">{failure}</Notice>}
      <OwnNameField
        {...casedField(form, 'name', 'person')}
        onName={(name) => form.set({ name })}
        firstName={form.values.firstName}
        firstNameId={form.idOf('firstName')}
        firstNameError={form.errorOf('firstName')}
        onFirstName={(firstName) => form.set({ firstName })}
        data-autofocus
      />
      <EmailField {...form.field('email', tidyEmail)} label={texts.email} required />
      <NewPasswordField {...form.field('password')} />
      <TermsField id={form.idOf('acceptsTerms')} checked={acceptsTerms} onChange={setAcceptsTerms} />
      <Button type="submit" variant="primary" wide busy={isSending} disabled={!acceptsTerms}>
        {isSending ? texts.registering : texts.submitRegister}
      </Button>
      <Button variant="link" onClick={onLogin}>
        {texts.haveAccount}
      </Button>
      <aside className={styles.kinds}>
        <p>{texts.kindsTitle}</p>
        <ul>
          {texts.kinds.map((kind) => (
            <li key={kind.name}>
              <strong>{kind.name}</strong>
              {'\u00a0: '}
              {kind.purpose}
            </li>
          ))}
        </ul>
        <LinkButton to={paths.inscription()} onClick={onLeave} iconEnd="arrowRight" wide>
          {texts.toKinds}
        </LinkButton>
      </aside>
    </form>
  );
}
