import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { confirmIdentityBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OneTimeCodeField, PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Stack } from '../../ui/page.tsx';
import { PasskeyFailure, passkeySentence, readPasskey } from './passkeys/browser-passkeys.ts';
import { passkeyTexts } from './passkeys/passkeys.texts.ts';
import { SettingFormFrame } from './settings/setting-form.tsx';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

interface Props {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the password, or the second factor, again, before what a session left open must not do. */
export function ConfirmIdentityDialog({ open, ...props }: Props & { readonly open: boolean }) {
  const { user } = useSession();
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={texts.confirmIdentityTitle}
      caption={texts.confirmIdentityCaption}
    >
      {open && user && <ConfirmWays userId={user.id} {...props} />}
    </Dialog>
  );
}

function ConfirmWays({ userId, ...props }: Props & { userId: string }) {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const start = (write: Write) =>
    callApi(secondFactorRoutes.startConfirmation, { params: { id: userId } }, write);
  // without an answer the password is there
  const ways = useQuery({
    queryKey: ['confirmation', userId],
    queryFn: ({ signal }) => start({ signal }),
    gcTime: 0,
    retry: false,
  });
  const passkey = useWrite({
    later: null,
    send: async (write) => {
      // a new one for each try: it serves once
      const { passkey: request } = await start(write);
      if (!request) throw new PasskeyFailure(passkeyTexts.failed);
      const passkey = await readPasskey(request);
      await callApi(accountRoutes.confirmIdentity, { body: { passkey } }, write);
    },
    onSuccess: props.onConfirmed,
  });
  return (
    <Stack>
      <ConfirmForm key={way} way={way} {...props} />
      {passkey.error && <Notice tone="error">{passkeySentence(passkey.error)}</Notice>}
      {(ways.data?.code || ways.data?.passkey) && (
        <Actions>
          {ways.data.passkey && (
            <Button icon="shield" busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {texts.confirmWithPasskey}
            </Button>
          )}
          {ways.data.code && (
            <Button variant="link" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
              {way === 'code' ? texts.confirmWithPassword : texts.confirmWithCode}
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  );
}

const initialValues = { password: '', code: '' };

function ConfirmForm({ way, onConfirmed, onClose }: Props & { way: 'password' | 'code' }) {
  const bodyOf = ({ password, code }: typeof initialValues) => (way === 'code' ? { code } : { password });
  const form = useForm(initialValues, (values) => schemaIssues(confirmIdentityBody, bodyOf(values)));
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      await callApi(accountRoutes.confirmIdentity, { body: bodyOf(form.values) }, write);
      onConfirmed();
    },
    { fallback: texts.failure, later: null },
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
      {way === 'code' ? (
        <OneTimeCodeField {...form.field('code')} label={texts.oneTimeCode} required />
      ) : (
        <PasswordField
          {...form.field('password')}
          label={texts.password}
          autoComplete="current-password"
          data-autofocus
          required
        />
      )}
    </SettingFormFrame>
  );
}
