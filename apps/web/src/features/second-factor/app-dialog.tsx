import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { oneTimeCodeSchema } from '@mitoyen/contract/features/second-factor/second-factor.schemas.ts';
import * as z from 'zod/mini';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OneTimeCodeField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { SettingFormFrame, useFreshProof } from '../accounts/index.ts';
import QrCode from './qr-code.tsx';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export interface StartedApp {
  readonly token: string;
  readonly secret: string;
  readonly uri: string;
}

export interface AppDialogProps {
  readonly userId: string;
  readonly app: StartedApp;
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

const schema = z.object({ code: oneTimeCodeSchema });
const initialValues = { code: '' };
const validate = (values: typeof initialValues) => schemaIssues(schema, values);

/** The secret for an authenticator app, as a picture and to be typed, and the code that proves that it got there. */
export default function AppDialog({ userId, app, onAdded, onClose }: AppDialogProps) {
  const { withProof, proofDialog } = useFreshProof();
  const form = useForm(initialValues, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const call = { params: { id: userId }, body: { token: app.token, code: form.values.code } };
      const { recoveryCodes } = await withProof(() => callApi(secondFactorRoutes.addApp, call, write));
      onAdded(recoveryCodes);
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <>
      <Dialog open onClose={onClose} title={texts.appDialogTitle}>
        <Stack>
          <p>{texts.scan}</p>
          <QrCode text={app.uri} label={texts.qrLabel} />
          <div>
            <p className={styles.secretLabel}>{texts.secret}</p>
            <code className={styles.secret}>{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
          <SettingFormFrame
            onSubmit={submit}
            onCancel={onClose}
            isSending={isSending}
            failure={form.errorOf('code') ? null : failure}
            submitLabel={texts.confirmApp}
            sendingLabel={texts.confirmingApp}
          >
            <OneTimeCodeField
              {...form.field('code')}
              label={texts.code}
              hint={texts.codeHint}
              data-autofocus
              required
            />
          </SettingFormFrame>
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
