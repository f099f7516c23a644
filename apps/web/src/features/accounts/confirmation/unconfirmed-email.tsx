import { useAddressConfirmation } from '../../../core/pages/page-config.ts';
import { Notice } from '../../../ui/notice.tsx';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import { SendConfirmation } from './send-confirmation.tsx';
import { useUnconfirmedAccount } from './use-unconfirmed-account.ts';

/** Under the address in Compte: that it is not confirmed yet, and another link. */
export function UnconfirmedEmail() {
  const account = useUnconfirmedAccount();
  const mode = useAddressConfirmation();
  if (!account) return null;
  return (
    <Notice tone="warning" title={texts.title} actions={<SendConfirmation account={account} />}>
      {texts.openLink(account.email)} {texts.until(mode, account.role)}
    </Notice>
  );
}
