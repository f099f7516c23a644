import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '../../core/api/load-query.ts';
import { usePageTitle } from '../../core/pages/use-page-title.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { formatDay } from '../../ui/format.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { OperatorFailure } from '../operators/index.ts';
import { ReportView } from './queue/report-view.tsx';
import { reportQuery } from './queue/reports.queries.ts';
import { queueTexts, reportTexts as texts } from './queue/reports.texts.ts';

export const head = { title: texts.pageTitle };

/** One report, its context and its decision, for operators. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useQuery({
    ...reportQuery(id),
    throwOnError: isMissing,
  });
  const title = data && texts.heading(data.reported?.username ?? data.sealed?.username ?? deletedUserName);
  usePageTitle(title);
  return (
    <Page width="narrow">
      <PageHeader
        back={<BackLink to={paths.reports()}>{texts.back}</BackLink>}
        caption={queueTexts.caption}
        title={title ?? texts.pageTitle}
        lead={data && texts.receivedOn(formatDay(data.createdAt))}
      />
      {isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      )}
      {isError && <OperatorFailure error={error} title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && <ReportView report={data} />}
    </Page>
  );
}
