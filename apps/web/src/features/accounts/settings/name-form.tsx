import { usernameSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { NameField } from '../account-fields.tsx';
import type { SettingForm } from './setting.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';
import { useKeepAccount } from './use-own-account.ts';

const schema = z.object({ username: usernameSchema });
const validate = (values: { username: string }) => schemaIssues(schema, values);

/** Another name, by the rule of registration. */
export function NameForm({ account, onDone, onCancel }: SettingForm & { account: OwnAccount }) {
  const keep = useKeepAccount();
  const form = useForm({ username: account.username }, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      keep(await callApi(accountRoutes.update, { params: { id: account.id }, body: form.values }, write));
      onDone(texts.nameSaved);
    },
    { fallback: texts.failure, later: texts.name },
  );
  return (
    <SettingFormFrame onSubmit={submit} onCancel={onCancel} isSending={isSending} failure={failure}>
      <NameField {...casedField(form, 'username', 'person')} />
    </SettingFormFrame>
  );
}
