import { passkeyNameBody } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import type { Passkey } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { TextField } from '../../ui/field.tsx';
import { SettingFormFrame } from '../accounts/index.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

const validate = (values: { name: string }) => schemaIssues(passkeyNameBody, values);

/** Another name for a passkey. */
export function RenamePasskeyForm({
  userId,
  passkey,
  onRenamed,
  onCancel,
}: {
  userId: string;
  passkey: Passkey;
  onRenamed: () => void;
  onCancel: () => void;
}) {
  const form = useForm({ name: passkey.name }, validate);
  const params = { id: userId, passkeyId: passkey.id };
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(secondFactorRoutes.renamePasskey, { params, body: form.values }, write);
      onRenamed();
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <SettingFormFrame onSubmit={submit} onCancel={onCancel} isSending={isSending} failure={failure}>
      <TextField {...form.field('name')} label={texts.passkeyName} autoComplete="off" required />
    </SettingFormFrame>
  );
}
