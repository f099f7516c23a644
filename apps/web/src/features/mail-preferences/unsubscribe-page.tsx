import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import styles from './mail-preferences.module.css';
import { mailSubscriptionQuery } from './mail-preferences.queries.ts';
import { unsubscribeTexts as texts } from './mail-preferences.texts.ts';
import { Unsubscription } from './unsubscription.tsx';

export const head: HeadContent = { title: texts.title, noindex: true };

function AllChoices() {
  return <LinkButton to={paths.notifications()}>{texts.allChoices}</LinkButton>;
}

/** Where the link at the foot of a mail leads. Opening it changes nothing: mail scanners follow every link. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const token = search.get('token') ?? '';
  // The server renders this page without its query, and so does the browser's first render.
  const isTokenKnown = status !== 'restoring';
  const { data, error, refetch } = useQuery({
    ...mailSubscriptionQuery(token),
    enabled: isTokenKnown && token !== '',
  });
  const isMissing = isTokenKnown && token === '';
  return (
    <Page width="narrow">
      <PageHeader title={texts.title} />
      <div className={styles.sheet}>
        {isMissing && (
          <Notice tone="warning" title={texts.missing} actions={<AllChoices />}>
            {texts.missingHint}
          </Notice>
        )}
        {error && (
          <Notice
            tone="error"
            title={errorSentence(error, texts.loadFailure)}
            onRetry={() => void refetch()}
            actions={<AllChoices />}
          />
        )}
        {data && <Unsubscription token={token} kind={data.kind} wasWanted={data.isWanted} />}
        {!data && !error && !isMissing && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={4} />
          </SkeletonGroup>
        )}
      </div>
    </Page>
  );
}
