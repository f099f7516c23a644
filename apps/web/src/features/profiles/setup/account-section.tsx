import { casedField } from '../../../core/forms/cased-field.ts';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { Form } from '../../../core/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { accountFieldTexts, NameField, NewPasswordField } from '../../accounts/index.ts';
import { suggestFullName } from './full-name-suggestion.ts';
import styles from './setup.module.css';
import { setupTexts as texts } from './setup.texts.ts';
import type { SetupValues } from './setup-kind.ts';

/** Name, e-mail address and password of the account to create. */
export function AccountSection<Values extends SetupValues>({
  form: wholeForm,
  usernameHint,
}: {
  form: Form<Values>;
  usernameHint: string;
}) {
  const form = wholeForm as unknown as Form<SetupValues>;
  const username = casedField(form, 'username', 'person');
  const suggestion = username.error ? suggestFullName(username.value) : null;
  return (
    <FormSection title={texts.accountSection}>
      <Stack>
        <NameField {...username} hint={usernameHint} spellCheck={false} />
        {suggestion && (
          <p className={styles.suggestion}>
            {texts.usernameSuggestion}{' '}
            <Button variant="link" onClick={() => form.set({ username: suggestion })}>
              «&nbsp;{suggestion}&nbsp;»
            </Button>
            {'\u202f?'}
          </p>
        )}
        <EmailField
          {...form.field('email')}
          label={accountFieldTexts.email}
          hint={texts.emailHint}
          required
        />
        <NewPasswordField {...form.field('password')} />
      </Stack>
    </FormSection>
  );
}
