import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { Form } from '../../../core/forms/use-form.ts';
import { EmailField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { accountFieldTexts, NewPasswordField, OwnNameField } from '../../accounts/index.ts';
import { setupTexts as texts } from './setup.texts.ts';
import type { SetupValues } from './setup-kind.ts';

/** Name, e-mail address and password of the account to create. */
export function AccountSection<Values extends SetupValues>({
  form: wholeForm,
  usernameHint,
  showsFirstName,
}: {
  form: Form<Values>;
  usernameHint: string;
  /** Whether others see the first name: of a firm they see the firm's. */
  showsFirstName: boolean;
}) {
  const form = wholeForm as unknown as Form<SetupValues>;
  const username = casedField(form, 'username', 'person');
  return (
    <FormSection title={texts.accountSection}>
      <Stack>
        <OwnNameField
          {...username}
          hint={usernameHint}
          spellCheck={false}
          onName={(name) => form.set({ username: name })}
          firstName={form.values.firstName}
          firstNameId={form.idOf('firstName')}
          firstNameError={form.errorOf('firstName')}
          onFirstName={(firstName) => form.set({ firstName })}
          shows={showsFirstName}
        />
        <EmailField
          {...form.field('email', tidyEmail)}
          label={accountFieldTexts.email}
          hint={texts.emailHint}
          required
        />
        <NewPasswordField {...form.field('password')} />
      </Stack>
    </FormSection>
  );
}
