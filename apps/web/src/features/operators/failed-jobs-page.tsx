import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { FailedJob } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { formatDay } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { OperatorList, operatorsKey } from './operator-list.tsx';
import { OperatorSpace } from './operator-space.tsx';
import styles from './operators.module.css';
import { jobsTexts as texts } from './operators.texts.ts';

export const head = { title: texts.pageTitle };

function FailedJobItem({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient();
  const retry = useWrite({
    later: texts.retryOf(job.name),
    send: (write) => callApi(operatorRoutes.retryJob, { params: { id: job.id } }, write),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operatorsKey }),
  });
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.title}>{job.name}</h2>
        <p className={styles.soft}>
          <Dotted facts={[texts.failed(formatDay(job.failedAt ?? job.createdAt), job.tries), job.error]} />
        </p>
        {retry.isError && <Notice tone="error">{errorSentence(retry.error, texts.failure)}</Notice>}
      </div>
      <Button busy={retry.isPending} aria-label={texts.retryOf(job.name)} onClick={() => retry.mutate()}>
        {retry.isPending ? texts.retrying : texts.retry}
      </Button>
    </li>
  );
}

/** Background work that failed for good, for operators. */
export default function FailedJobsPage() {
  return (
    <OperatorSpace title={texts.pageTitle} lead={texts.lead}>
      <OperatorList route={operatorRoutes.listFailedJobs} empty={texts.empty}>
        {(job) => <FailedJobItem key={job.id} job={job} />}
      </OperatorList>
    </OperatorSpace>
  );
}
