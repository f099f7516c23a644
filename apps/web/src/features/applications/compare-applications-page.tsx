import { mostCompared } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { readId } from '../../core/pages/read-id.ts';
import { ReturnLink } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { RoleOnly } from '../layout/index.ts';
import { comparedQuery } from './applications.queries.ts';
import { ComparisonTable } from './compare/comparison-table.tsx';
import { AnswerDialog } from './received/answer-dialog.tsx';
import type { Answer } from './received/answer-form.tsx';
import { compareTexts as texts } from './received/deciding.texts.ts';

export const head = { title: texts.pageTitle };

/** Why not all that the address names is there. */
function LeftOut({ asked, found }: { asked: readonly string[]; found: readonly ComparedApplication[] }) {
  const withdrawn = found.filter(({ application }) => application.status === 'withdrawn');
  const missing = asked.slice(0, mostCompared).length - found.length;
  const names = new Intl.ListFormat('fr').format(
    withdrawn.map(({ application }) => application.applicantName),
  );
  const sentences = [
    asked.length > mostCompared && texts.tooMany,
    missing > 0 && texts.missing(missing),
    withdrawn.length > 0 && texts.withdrawn(names, withdrawn.length === 1),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function Comparison({ userId }: { userId: string }) {
  const [params, setParams] = useSearchParams();
  const asked = [...new Set(params.getAll('id').filter((id) => readId(id) !== null))];
  const ids = asked.slice(0, mostCompared);
  const query = useQuery({ ...comparedQuery(userId, ids), enabled: ids.length > 0 });
  const [answering, setAnswering] = useState<{ application: Application; answer: Answer } | null>(null);
  const shown = query.data?.filter(({ application }) => application.status !== 'withdrawn') ?? [];
  const [first] = shown;
  const listPath = paths.receivedApplications({
    offre: first?.application.jobId,
    comparer: shown.map(({ application }) => application.id).join(','),
  });
  const isEmpty = ids.length === 0 || (query.isSuccess && shown.length === 0);
  return (
    <Page>
      <PageHeader
        back={<ReturnLink fallback={listPath}>{texts.back}</ReturnLink>}
        caption={first?.application.job_title}
        title={texts.pageTitle}
        actions={
          first && (
            <div data-print="no">
              <Button size="small" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          )
        }
      />
      {query.data && <LeftOut asked={asked} found={query.data} />}
      {query.isLoading && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {query.isError && (
        <Notice
          tone="error"
          title={errorSentence(query.error, texts.failure)}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={texts.empty}
          actions={<LinkButton to={paths.receivedApplications()}>{texts.back}</LinkButton>}
        >
          <p>{texts.emptyHint}</p>
        </EmptyState>
      )}
      {first && (
        <ComparisonTable
          compared={shown}
          onAnswer={(application, answer) => setAnswering({ application, answer })}
          onTakeOut={(id) =>
            setParams(
              new URLSearchParams(ids.filter((other) => other !== id).map((other) => ['id', other])),
              { replace: true, preventScrollReset: true },
            )
          }
        />
      )}
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </Page>
  );
}

/** Up to four applications to one offer, side by side; the address names them. */
export default function CompareApplicationsPage() {
  return <RoleOnly kind="entreprise">{(user) => <Comparison userId={user.id} />}</RoleOnly>;
}
