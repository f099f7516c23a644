import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import { useSendConfirmation } from './use-send-confirmation.ts';

/** The button that asks for another link, and what came of it. */
export function SendConfirmation({ account }: { account: Pick<OwnAccount, 'id' | 'email'> }) {
  const sending = useSendConfirmation(account.id);
  return (
    <>
      <Button size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? texts.sending : texts.sendAgain}
      </Button>
      {sending.isSuccess && <Status>{texts.sent(account.email)}</Status>}
      {sending.error && <p role="alert">{errorSentence(sending.error, texts.failure)}</p>}
    </>
  );
}
