import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
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
import { confirmationTexts as texts } from './company.texts.ts';

export const head: HeadContent = { title: texts.pageTitle, noindex: true };

/** Where the link in a mail to a company's address leads. A press confirms: programs that read mails follow links. */
export default function ConfirmCompanyPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  const confirm = useWrite({
    later: null,
    send: (write) => callApi(companyRoutes.confirm, { body: { token } }, write),
  });
  const home = <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>;
  // The server renders this page without its query, and so does the browser's first render.
  const isIncomplete = token === '' && status !== 'restoring';

  return (
    <Page width="narrow">
      <PageHeader title={texts.pageTitle} lead={confirm.data || isIncomplete ? undefined : texts.pageLead} />
      <Stack>
        {isIncomplete && (
          <Notice tone="warning" title={texts.linkMissing} actions={home}>
            {texts.linkMissingHint}
          </Notice>
        )}
        {confirm.data && (
          <Notice tone="success" title={texts.done(confirm.data.name)} actions={home}>
            {texts.doneHint}
          </Notice>
        )}
        {confirm.error && (
          <Notice tone="error" actions={home}>
            {errorSentence(confirm.error, texts.confirmFailure)}
          </Notice>
        )}
        {!isIncomplete && !confirm.data && (
          <div>
            <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {confirm.isPending ? texts.confirming : texts.confirm}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  );
}
