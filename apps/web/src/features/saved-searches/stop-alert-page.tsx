import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Page, PageHeader, Stack } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { alertLinkTexts as texts } from './saved-searches.texts.ts';

export const head: HeadContent = { title: texts.stopTitle, noindex: true };

function StopAlert({ token, names }: { token: string; names: readonly string[] }) {
  const stop = useWrite({
    later: null,
    send: (write) => callApi(savedSearchRoutes.stopAlert, { query: { token } }, write),
  });
  const toHome = <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>;
  const [only] = names;
  if (only === undefined || stop.isSuccess)
    return (
      <Notice tone="success" title={texts.stopped} actions={toHome}>
        {texts.stoppedHint}
      </Notice>
    );
  return (
    <>
      <h2>{names.length === 1 ? texts.ask(only) : texts.askAll(names.length)}</h2>
      {names.length > 1 && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p>{names.length === 1 ? texts.askHint : texts.askAllHint}</p>
      <Actions>
        <Button variant="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
          {names.length === 1 ? texts.stop : texts.stopAll}
        </Button>
        {names.length > 1 && <LinkButton to={paths.ownAlerts()}>{texts.choose}</LinkButton>}
      </Actions>
      {stop.isError && <Notice tone="error" title={errorSentence(stop.error, texts.stopFailure)} />}
    </>
  );
}

/** Where the link at the foot of an alert leads. Opening it changes nothing: mail scanners follow every link. */
export default function StopAlertPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  // The server renders this page without its query, and so does the browser's first render.
  const isTokenKnown = status !== 'restoring';
  const { data, error, refetch } = useQuery({
    queryKey: ['alert', token],
    queryFn: ({ signal }) => callApi(savedSearchRoutes.showAlert, { query: { token } }, { signal }),
    enabled: isTokenKnown && token !== '',
  });
  const isMissing = isTokenKnown && token === '';
  return (
    <Page width="narrow">
      <PageHeader title={texts.stopTitle} />
      <Stack>
        {isMissing && (
          <Notice tone="warning" title={texts.missing}>
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
        {data && <StopAlert token={token} names={data.alerts.map(({ name }) => name)} />}
        {!data && !error && !isMissing && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={4} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
