import { deviceName } from '@mitoyen/contract/core/device-name.ts';
import { passkeyNameBody } from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { makePasskey, PasskeyFailure, SettingFormFrame, useFreshProof } from '../accounts/index.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export interface PasskeyDialogProps {
  readonly userId: string;
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

type Values = { name: string };
const validate = (values: Values) => schemaIssues(passkeyNameBody, values);

/** A name for a new passkey; the browser's own dialog then makes it. */
export default function PasskeyDialog({ userId, onAdded, onClose }: PasskeyDialogProps) {
  const { withProof, proofDialog } = useFreshProof();
  const form = useForm<Values>({ name: deviceName(navigator.userAgent) }, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const params = { id: userId };
      const creation = await withProof(() => callApi(secondFactorRoutes.startPasskey, { params }, write));
      const passkey = await makePasskey(creation);
      const body = { name: form.values.name, passkey };
      const { recoveryCodes } = await withProof(() =>
        callApi(secondFactorRoutes.addPasskey, { params, body }, write),
      );
      onAdded(recoveryCodes);
    },
    {
      fallback: texts.failure,
      later: null,
      sentenceOf: (error) => (error instanceof PasskeyFailure ? error.message : null),
    },
  );
  return (
    <>
      <Dialog open onClose={onClose} title={texts.addPasskey}>
        <p>{texts.passkeysBody}</p>
        <SettingFormFrame
          onSubmit={submit}
          onCancel={onClose}
          isSending={isSending}
          failure={failure}
          submitLabel={texts.createPasskey}
          sendingLabel={texts.creatingPasskey}
        >
          <TextField
            {...form.field('name')}
            label={texts.passkeyName}
            hint={texts.passkeyNameHint}
            autoComplete="off"
            data-autofocus
            required
          />
        </SettingFormFrame>
      </Dialog>
      {proofDialog}
    </>
  );
}
