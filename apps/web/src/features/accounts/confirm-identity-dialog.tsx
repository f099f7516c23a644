import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { SettingFormFrame } from './settings/setting-form.tsx';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

interface Props {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the password again, before what a session left open must not do. */
export function ConfirmIdentityDialog({ open, ...props }: Props & { readonly open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={texts.confirmIdentityTitle}
      caption={texts.confirmIdentityCaption}
    >
      <ConfirmForm {...props} />
    </Dialog>
  );
}

const initialValues = { password: '' };
const validate = (values: typeof initialValues) => schemaIssues(accountRoutes.confirmIdentity.body, values);

function ConfirmForm({ onConfirmed, onClose }: Props) {
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async () => {
      await callApi(accountRoutes.confirmIdentity, { body: form.values });
      onConfirmed();
    },
    { fallback: texts.failure },
  );
  return (
    <SettingFormFrame
      onSubmit={submit}
      onCancel={onClose}
      isSending={isSending}
      failure={failure}
      submitLabel={texts.confirmIdentityAction}
      sendingLabel={texts.confirming}
    >
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
    </SettingFormFrame>
  );
}
