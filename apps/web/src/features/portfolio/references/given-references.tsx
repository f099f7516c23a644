import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import type { GivenReference } from '@mitoyen/contract/features/references/references.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/page.tsx';
import styles from './references.module.css';
import { ownReferencesQuery } from './references.queries.ts';
import { givenReferenceTexts as texts } from './references.texts.ts';

function Given({ reference, onWithdrawn }: { reference: GivenReference; onWithdrawn: () => void }) {
  const { id, projectId, title, freelance, state } = reference;
  const withdrawing = useWrite({
    later: null,
    send: (write) => callApi(referenceRoutes.settle, { params: { id }, body: { act: 'withdraw' } }, write),
    onSuccess: onWithdrawn,
  });
  return (
    <li className={styles.mark}>
      <span className={styles.said}>
        <Link to={paths.portfolioItem(projectId)}>{texts.of(title, freelance)}</Link>{' '}
        {state === 'proposed' && <span className={styles.note}>{texts.waiting}</span>}
      </span>
      <Button
        size="small"
        variant="ghost"
        aria-label={texts.withdrawOf(title)}
        busy={withdrawing.isPending}
        onClick={() => withdrawing.mutate()}
      >
        {texts.withdraw}
      </Button>
      {withdrawing.error && <Notice tone="error" title={errorSentence(withdrawing.error, texts.failure)} />}
    </li>
  );
}

/** The projects that a company's account confirmed, each with the way to take that back; nothing without any. */
export function GivenReferences({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(ownReferencesQuery(userId));
  if (!data || data.given.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.title}>{texts.title}</h2>
      <ul className={styles.given}>
        {data.given.map((reference) => (
          <Given
            key={reference.id}
            reference={reference}
            onWithdrawn={() => void queryClient.invalidateQueries()}
          />
        ))}
      </ul>
    </Panel>
  );
}
