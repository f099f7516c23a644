import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { myAccountTexts as texts } from './settings.texts.ts';
import { useKeepAccount } from './use-own-account.ts';

/** The address that waits for its confirmation, and the way to give it up. */
export function PendingEmail({ account }: { account: OwnAccount }) {
  const keep = useKeepAccount();
  const giveUp = useWrite({
    later: null,
    send: (write) =>
      callApi(accountRoutes.update, { params: { id: account.id }, body: { email: account.email } }, write),
    onSuccess: keep,
  });
  if (giveUp.isSuccess && !account.pendingEmail) return <Status>{texts.emailGivenUp}</Status>;
  if (!account.pendingEmail) return null;
  return (
    <Notice
      title={texts.pendingTitle(account.pendingEmail)}
      actions={
        <Button size="small" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
          {texts.giveUpEmail}
        </Button>
      }
    >
      <p>{texts.pendingBody}</p>
      {giveUp.error && <p role="alert">{errorSentence(giveUp.error, texts.failure)}</p>}
    </Notice>
  );
}
