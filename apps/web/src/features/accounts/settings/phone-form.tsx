import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { useSubmit } from '../../../core/forms/use-submit.ts';
import { PhoneFields, type PhoneValues, phoneIssues } from '../../phone-verification/index.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';
import type { SettingForm } from './setting.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';
import { useKeepAccount } from './use-own-account.ts';

const initialValues: PhoneValues = { phone: '', verifiedPhone: '', verifiedAtMs: 0 };

/** Another mobile number, once the code sent to it was given back. */
export function PhoneForm({ account, onDone, onCancel }: SettingForm & { account: OwnAccount }) {
  const keep = useKeepAccount();
  const form = useForm(initialValues, phoneIssues);
  const { withProof, proofDialog } = useFreshProof();
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { phone } = form.values;
      const change = { params: { id: account.id }, body: { phone } };
      keep(await withProof(() => callApi(accountRoutes.update, change, write)));
      onDone(texts.phoneSaved);
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <>
      <SettingFormFrame
        onSubmit={submit}
        onCancel={onCancel}
        isSending={isSending}
        failure={failure}
        submitLabel={texts.savePhone}
      >
        <p>{texts.phoneHint}</p>
        <PhoneFields form={form} />
      </SettingFormFrame>
      {proofDialog}
    </>
  );
}
