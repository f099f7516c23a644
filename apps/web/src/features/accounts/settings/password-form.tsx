import { newPasswordSchema, typedPasswordSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { PasswordField } from '../../../ui/field.tsx';
import { NewPasswordField } from '../account-fields.tsx';
import { ownAccountQuery } from '../own-account.query.ts';
import type { SettingForm } from './setting.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';

const schema = z.object({ currentPassword: typedPasswordSchema, newPassword: newPasswordSchema });
const initialValues = { currentPassword: '', newPassword: '' };
const validate = (values: typeof initialValues) => schemaIssues(schema, values);

/** Another password; every other session ends. */
export function PasswordForm({ account, onDone, onCancel }: SettingForm & { account: OwnAccount }) {
  const queryClient = useQueryClient();
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(accountRoutes.changePassword, { params: { id: account.id }, body: form.values }, write);
      void queryClient.invalidateQueries({ queryKey: ownAccountQuery(account.id).queryKey });
      onDone(texts.passwordSaved);
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <SettingFormFrame onSubmit={submit} onCancel={onCancel} isSending={isSending} failure={failure}>
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('newPassword')} label={texts.newPassword} />
    </SettingFormFrame>
  );
}
