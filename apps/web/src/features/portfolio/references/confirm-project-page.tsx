import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import type { ReferencePage } from '@mitoyen/contract/features/references/references.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import type { HeadContent } from '../../../core/pages/head.tsx';
import { useSession } from '../../../core/session/session.tsx';
import { useWrite } from '../../../core/writes/use-write.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeader, Panel, Stack } from '../../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx';
import { ConfirmationMark } from './confirmation-mark.tsx';
import { ReferenceAnswerForm } from './reference-answer-form.tsx';
import { ReferenceFactList } from './reference-facts.tsx';
import styles from './references.module.css';
import { referencePageQuery } from './references.queries.ts';
import { confirmProjectTexts as texts } from './references.texts.ts';

export const head: HeadContent = { title: texts.title, noindex: true };

const toHome = <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>;

/** Exactly what a confirmation shows. */
function Shown({ page }: { page: ReferencePage }) {
  return (
    <Panel>
      <div className={styles.shown}>
        <p className={styles.note}>{texts.shown}</p>
        <h2 className={styles.title}>
          <Link to={paths.portfolioItem(page.projectId)}>{page.title}</Link>
        </h2>
        <ReferenceFactList facts={page.facts} />
        <ConfirmationMark by={page.agency} means={page.means} />
      </div>
    </Panel>
  );
}

function Answered({
  page,
  token,
  onChange,
}: {
  page: ReferencePage;
  token: string;
  onChange: (page: ReferencePage) => void;
}) {
  const { state } = page;
  const withdrawing = useWrite({
    later: null,
    send: (write) => callApi(referenceRoutes.answer, { body: { token, answer: 'withdraw' } }, write),
    onSuccess: onChange,
  });
  if (state === 'asked' || state === 'expired') return null;
  const stands = state === 'confirmed' || state === 'proposed';
  return (
    <Stack>
      <Notice tone={stands ? 'success' : 'info'} title={texts.done[state]} actions={toHome}>
        {stands && texts.withdrawHint}
      </Notice>
      {withdrawing.error && <Notice tone="error">{errorSentence(withdrawing.error, texts.failure)}</Notice>}
      {stands && (
        <div>
          <Button busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {texts.withdraw}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Where the mail to an agency leads. Opening it answers nothing: programs that read mails follow links. */
export default function ConfirmProjectPage() {
  const [params] = useSearchParams();
  const { status, user } = useSession();
  const queryClient = useQueryClient();
  const token = params.get('token') ?? '';
  // The server renders this page without its query, and so does the browser's first render.
  const isTokenKnown = status !== 'restoring';
  const isMissing = isTokenKnown && token === '';
  const query = referencePageQuery(token, user?.id ?? null);
  const { data, error, refetch } = useQuery({ ...query, enabled: isTokenKnown && !isMissing });
  const onChange = (page: ReferencePage) => queryClient.setQueryData(query.queryKey, page);
  return (
    <Page width="narrow">
      <PageHeader
        title={texts.title}
        lead={data?.state === 'asked' ? texts.lead(data.freelance, data.agency) : undefined}
      />
      <Stack>
        {isMissing && (
          <Notice tone="warning" title={texts.missing} actions={toHome}>
            {texts.missingHint}
          </Notice>
        )}
        {error && !data && (
          <Notice tone="error" title={errorSentence(error, texts.failure)} actions={toHome} />
        )}
        {data?.state === 'asked' && (
          <>
            <Shown page={data} />
            {data.means === 'email' && <p className={styles.note}>{texts.withSiren}</p>}
            <ReferenceAnswerForm
              page={data}
              token={token}
              onAnswered={onChange}
              onChanged={() => void refetch()}
            />
          </>
        )}
        {data && data.state !== 'asked' && <Answered page={data} token={token} onChange={onChange} />}
        {!data && !error && !isMissing && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonLines count={5} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
