import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { useSession } from '../../../core/session/session.tsx';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { passkeySentence, readPasskey, requirePasskeySupport } from '../passkeys/browser-passkeys.ts';
import styles from './sign-in.module.css';
import { accountTexts as texts } from './sign-in.texts.ts';

/** Signing in by a passkey alone: the browser knows whose it is. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const { signIn } = useSession();
  const login = useWrite({
    later: null,
    send: async (write) => {
      requirePasskeySupport();
      const passkey = await readPasskey(await callApi(accountRoutes.startPasskeyLogin, {}, write));
      return callApi(accountRoutes.loginWithPasskey, { body: { passkey } }, write);
    },
    onSuccess: (session) => {
      signIn(session);
      onSignedIn();
    },
  });
  return (
    <div className={styles.other}>
      <Button wide icon="shield" busy={login.isPending} onClick={() => login.mutate()}>
        {texts.usePasskey}
      </Button>
      {login.error && <Notice tone="error">{passkeySentence(login.error)}</Notice>}
    </div>
  );
}
