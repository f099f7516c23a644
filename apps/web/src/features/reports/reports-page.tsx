import { type ReportStatus, reportStatusSchema } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isMissing } from '../../core/api/load-query.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OperatorFailure, OperatorSpace } from '../operators/index.ts';
import { ReportItem } from './queue/report-item.tsx';
import styles from './queue/reports.module.css';
import { reportQueueQuery } from './queue/reports.queries.ts';
import { queueTexts as texts } from './queue/reports.texts.ts';

export const head = { title: texts.pageTitle };

/** What members reported, for operators; to anybody else the page does not exist. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const status: ReportStatus = reportStatusSchema.safeParse(search.get('status')).data ?? 'open';
  const list = useInfiniteQuery({ ...reportQueueQuery(status), throwOnError: isMissing });
  const reports = list.data?.pages.flatMap(({ items }) => items);
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <Tabs
        label={texts.tabsLabel}
        tabs={reportStatusSchema.options.map((value) => ({
          to: paths.reports({ status: value === 'open' ? undefined : value }),
          label: texts.tabs[value],
          isCurrent: value === status,
        }))}
      />
      {list.isPending && (
        <SkeletonGroup label={texts.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {list.isError && (
        <OperatorFailure error={list.error} title={texts.failureTitle} onRetry={() => void list.refetch()} />
      )}
      {reports?.length === 0 && (
        <EmptyState title={texts.empty[status]}>{status === 'open' && <p>{texts.emptyHint}</p>}</EmptyState>
      )}
      {reports && reports.length > 0 && (
        <ul className={styles.list}>
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </OperatorSpace>
  );
}
