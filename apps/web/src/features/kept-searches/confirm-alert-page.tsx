import { keptSearchRoutes } from '@mitoyen/contract/features/kept-searches/kept-searches.contract.ts';
import { rhythmLabels } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader, Stack } from '../../ui/page.tsx';
import { pathOfSearch } from './kept-searches.queries.ts';
import { kindLabels, alertLinkTexts as texts } from './kept-searches.texts.ts';

export const head: HeadContent = { title: texts.confirmTitle, noindex: true };

/** Where the link in the mail to a visitor's address leads. A press confirms: programs that read mails follow links. */
export default function ConfirmAlertPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  const confirm = useWrite({
    later: null,
    send: (write) => callApi(keptSearchRoutes.confirm, { body: { token } }, write),
  });
  // The server renders this page without its query, and so does the browser's first render.
  const isIncomplete = token === '' && status !== 'restoring';
  const toHome = <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>;
  return (
    <Page width="narrow">
      <PageHeader
        title={texts.confirmTitle}
        lead={confirm.data || isIncomplete ? undefined : texts.confirmLead}
      />
      <Stack>
        {isIncomplete && (
          <Notice tone="warning" title={texts.missing} actions={toHome}>
            {texts.missingHint}
          </Notice>
        )}
        {confirm.data && (
          <Notice tone="success" title={texts.confirmed} actions={toHome}>
            <p>{texts.confirmedHint}</p>
            <ul>
              {confirm.data.searches.map((one) => (
                <li key={JSON.stringify([one.kind, one.query])}>
                  <Link to={pathOfSearch(one)}>
                    {kindLabels[one.kind]} – {one.name}
                  </Link>
                  , {rhythmLabels[one.rhythm].toLowerCase()}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {confirm.error && (
          <Notice tone="error" actions={toHome}>
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
