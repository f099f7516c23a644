import { emailSchema, typedPasswordSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { tidyEmail } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { type FormIssues, schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { EmailField, PasswordField } from '../../../ui/field.tsx';
import type { SettingForm } from './setting.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';
import { useKeepAccount } from './use-own-account.ts';

const schema = z.object({ email: emailSchema, currentPassword: typedPasswordSchema });
const initialValues = { email: '', currentPassword: '' };

/** Asks for another address: nothing changes until its own mailbox confirms it. */
export function EmailForm({ account, onDone, onCancel }: SettingForm & { account: OwnAccount }) {
  const keep = useKeepAccount();
  const validate = useCallback(
    (values: typeof initialValues): FormIssues => {
      const isSame = values.email.trim().toLowerCase() === account.email.toLowerCase();
      return { ...(isSame && { email: texts.sameEmail }), ...schemaIssues(schema, values) };
    },
    [account.email],
  );
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      keep(await callApi(accountRoutes.update, { params: { id: account.id }, body: form.values }, write));
      onDone('');
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <SettingFormFrame
      onSubmit={submit}
      onCancel={onCancel}
      isSending={isSending}
      failure={failure}
      submitLabel={texts.sendLink}
      sendingLabel={texts.sendingLink}
    >
      <EmailField
        {...form.field('email', tidyEmail)}
        label={texts.newEmail}
        hint={texts.newEmailHint}
        required
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        autoComplete="current-password"
        required
      />
    </SettingFormFrame>
  );
}
