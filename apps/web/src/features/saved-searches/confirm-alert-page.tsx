import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { rhythmLabels } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type {
  VisitorSearch,
  VisitorSearches,
} from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { alertLinkTexts as texts } from './saved-searches.texts.ts';
import { VisitorSearchList } from './visitor-searches.tsx';

export const head: HeadContent = { title: texts.confirmTitle, noindex: true };

const toHome = <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>;
const oftenOf = ({ rhythm }: VisitorSearch) => rhythmLabels[rhythm].toLowerCase();

/** Begins the search that the link was asked for with. */
function Confirm({
  search,
  token,
  onChange,
}: {
  search: VisitorSearch;
  token: string;
  onChange: (searches: VisitorSearches) => void;
}) {
  const confirm = useWrite({
    later: null,
    send: (write) => callApi(savedSearchRoutes.confirm, { body: { token } }, write),
    onSuccess: onChange,
  });
  return (
    <>
      <p>{texts.asked(search.name, oftenOf(search))}</p>
      {confirm.error && <Notice tone="error">{errorSentence(confirm.error, texts.confirmFailure)}</Notice>}
      <div>
        <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? texts.confirming : texts.confirm}
        </Button>
      </div>
    </>
  );
}

function AskedSearch({
  data: { askedId, searches, waiting, isFull },
  ...confirm
}: {
  data: VisitorSearches;
  token: string;
  onChange: (searches: VisitorSearches) => void;
}) {
  const begun = searches.find(({ id }) => id === askedId);
  const asked = waiting.find(({ id }) => id === askedId);
  if (begun)
    return (
      <Notice tone="success" title={texts.confirmed} actions={toHome}>
        {texts.confirmedHint(begun.name, oftenOf(begun))}
      </Notice>
    );
  if (!asked)
    return (
      <Notice title={texts.nothing} actions={toHome}>
        {texts.nothingHint}
      </Notice>
    );
  if (isFull)
    return (
      <Notice tone="warning" title={texts.full}>
        {texts.fullHint}
      </Notice>
    );
  return <Confirm search={asked} {...confirm} />;
}

/**
 * Where the link in the mail to a visitor's address leads. A press begins the search that its browser asked for, since
 * programs that read mails follow links; what else was asked for with the address begins by presses of its own.
 */
export default function ConfirmAlertPage() {
  const [params] = useSearchParams();
  const { status } = useSession();
  const queryClient = useQueryClient();
  const token = params.get('token') ?? '';
  // The server renders this page without its query, and so does the browser's first render.
  const isTokenKnown = status !== 'restoring';
  const isMissing = isTokenKnown && token === '';
  const queryKey = ['visitor-searches', token];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(savedSearchRoutes.showByLink, { query: { token } }, { signal }),
    enabled: isTokenKnown && !isMissing,
  });
  const onChange = (searches: VisitorSearches) => queryClient.setQueryData(queryKey, searches);
  // the one that is asked about stands above, unless it waits for room
  const others = data?.waiting.filter(({ id }) => data.isFull || id !== data.askedId) ?? [];
  return (
    <Page width="narrow">
      <PageHeader title={texts.confirmTitle} />
      <Stack>
        {isMissing && (
          <Notice tone="warning" title={texts.missing} actions={toHome}>
            {texts.missingHint}
          </Notice>
        )}
        {error && (
          <Notice
            tone="error"
            title={errorSentence(error, texts.loadFailure)}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            <AskedSearch data={data} token={token} onChange={onChange} />
            <VisitorSearchList
              title={texts.waiting}
              caption={texts.waitingHint}
              searches={others}
              isBegun={false}
              token={token}
              onChange={onChange}
            />
            <VisitorSearchList
              title={texts.begun}
              searches={data.searches}
              isBegun
              token={token}
              onChange={onChange}
            />
          </>
        )}
        {!data && !error && !isMissing && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={4} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
