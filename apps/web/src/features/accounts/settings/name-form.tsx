import { usernameSchema } from '@mitoyen/contract/core/field-schemas.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import * as z from 'zod/mini';
import { callApi } from '../../../core/api/api-client.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { chosenFirstName, OwnNameField } from '../own-name-field.tsx';
import type { SettingForm } from './setting.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';
import { useKeepAccount } from './use-own-account.ts';

const schema = z.object({ username: usernameSchema });
const validate = (values: { username: string; firstName: string }) => schemaIssues(schema, values);

/** Another name, by the rule of registration, or another word of it that is shown. */
export function NameForm({ account, onDone, onCancel }: SettingForm & { account: OwnAccount }) {
  const keep = useKeepAccount();
  const form = useForm({ username: account.username, firstName: account.firstName }, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { username, firstName } = form.values;
      const body = { username, firstName: chosenFirstName(username, firstName) };
      keep(await callApi(accountRoutes.update, { params: { id: account.id }, body }, write));
      onDone(texts.nameSaved);
    },
    { fallback: texts.failure, later: texts.name },
  );
  return (
    <SettingFormFrame onSubmit={submit} onCancel={onCancel} isSending={isSending} failure={failure}>
      <OwnNameField
        {...casedField(form, 'username', 'person')}
        onName={(username) => form.set({ username })}
        firstName={form.values.firstName}
        firstNameId={form.idOf('firstName')}
        firstNameError={form.errorOf('firstName')}
        onFirstName={(firstName) => form.set({ firstName })}
        // nobody sees that of a firm's account
        shows={account.role !== 'entreprise'}
      />
    </SettingFormFrame>
  );
}
