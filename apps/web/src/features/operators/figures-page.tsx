import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { Figures } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { isMissing } from '../../core/api/load-query.ts';
import { formatDay, formatNumber } from '../../ui/format.ts';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { OperatorFailure } from './operator-failure.tsx';
import { operatorsKey } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { operatorTexts, figuresTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

type Figure = keyof typeof texts.labels;
const waiting: readonly Figure[] = ['openReports', 'openContests', 'failedJobs'];
const counted = (Object.keys(texts.labels) as Figure[]).filter((name) => !waiting.includes(name));

function Numbers({ figures, names }: { figures: Figures; names: readonly Figure[] }) {
  const shownOf = (name: Figure) => {
    const value = figures[name];
    return value === null ? texts.none : formatNumber(value);
  };
  return (
    <dl className={styles.figures}>
      {names.map((name) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.soft}>{texts.labels[name]}</dt>
          <dd className={styles.number}>{shownOf(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last seven days in numbers, for operators. */
export default function FiguresPage() {
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: [...operatorsKey, 'figures'],
    queryFn: ({ signal }) => callApi(operatorRoutes.figures, {}, { signal }),
    throwOnError: isMissing,
  });
  return (
    <OperatorSpace title={texts.pageTitle} lead={data && texts.lead(formatDay(data.since))}>
      {isPending && (
        <SkeletonGroup label={operatorTexts.loading}>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      )}
      {isError && <OperatorFailure error={error} title={texts.failureTitle} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Section title={texts.now}>
            <Numbers figures={data} names={waiting} />
          </Section>
          <Section title={texts.week}>
            <Numbers figures={data} names={counted} />
          </Section>
        </>
      )}
    </OperatorSpace>
  );
}
