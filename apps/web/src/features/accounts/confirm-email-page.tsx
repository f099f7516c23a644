import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader, Stack } from '../../ui/page.tsx';
import { SendConfirmation } from './confirmation/send-confirmation.tsx';
import { useUnconfirmedAccount } from './confirmation/use-unconfirmed-account.ts';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

export const head: HeadContent = { title: texts.confirmTitle, noindex: true };

/** Where the link in the mail to an account's address, or to a new one, leads. A press confirms: programs that read mails follow links. */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const queryClient = useQueryClient();
  const unconfirmed = useUnconfirmedAccount();
  const token = search.get('token') ?? '';
  const confirm = useWrite({
    later: null,
    send: (write) => callApi(accountRoutes.confirmEmail, { body: { token } }, write),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['my-account'] }),
  });
  const next =
    status === 'signed-in' ? (
      <LinkButton to={paths.account()}>{texts.toAccount}</LinkButton>
    ) : (
      <LinkButton to={paths.login()}>{texts.toLogin}</LinkButton>
    );
  // The server renders this page without its query, and so does the browser's first render.
  const isIncomplete = token === '' && status !== 'restoring';

  return (
    <Page width="narrow">
      <PageHeader
        title={texts.confirmTitle}
        lead={confirm.data || isIncomplete ? undefined : texts.confirmLead}
      />
      <Stack>
        {isIncomplete && (
          <Notice tone="warning" title={texts.tokenMissing} actions={next}>
            {texts.tokenMissingHint}
          </Notice>
        )}
        {confirm.data && (
          <Notice
            tone="success"
            title={confirm.data.alreadyConfirmed ? texts.alreadyConfirmedTitle : texts.confirmedTitle}
            actions={next}
          >
            {texts.confirmedBody(confirm.data.email)}
          </Notice>
        )}
        {confirm.error && (
          <Notice
            tone="error"
            actions={
              <>
                {unconfirmed && <SendConfirmation account={unconfirmed} />}
                {next}
              </>
            }
          >
            {errorSentence(confirm.error, texts.failure)}
          </Notice>
        )}
        {!isIncomplete && !confirm.data && (
          <div>
            <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {confirm.isPending ? texts.confirming : texts.confirmAction}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  );
}
