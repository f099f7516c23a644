import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { ProofLoan } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import list from '../own/own-proofs.module.css';
import styles from './loans.module.css';
import { ownLoansQuery } from './loans.queries.ts';
import { loansTexts as texts } from './loans.texts.ts';

/** A loan as its owner reads it: its end, and its downloads. */
export function OwnLoan({ userId, loan }: { userId: string; loan: ProofLoan }) {
  const { id, companyName, siren, until, state, downloads } = loan;
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useWrite({
    later: null,
    send: async (write) => {
      await callApi(proofLoanRoutes.revoke, { params: { id: userId, loanId: id } }, write);
      await queryClient.invalidateQueries({ queryKey: ownLoansQuery(userId).queryKey });
    },
  });
  return (
    <li className={list.kind}>
      <div className={list.head}>
        <div className={list.words}>
          <h3 className={list.name}>{companyName}</h3>
          <p className={list.state}>
            <Badge tone={state === 'open' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>
            <span>{texts.until(formatDay(until))}</span>
          </p>
          <p className={list.facts}>{texts.siren(siren)}</p>
        </div>
        {state === 'open' && (
          <Button
            size="small"
            variant="ghost"
            icon="trash"
            busy={isPending}
            aria-label={texts.revokeOf(companyName)}
            onClick={() => mutate()}
          >
            {isPending ? texts.revoking : texts.revoke}
          </Button>
        )}
      </div>
      {error && <Notice tone="error" title={errorSentence(error, texts.revokeFailure)} />}
      {downloads.length === 0 ? (
        <p className={list.facts}>{texts.noDownload}</p>
      ) : (
        <div className={list.facts}>
          <p>{texts.downloads(downloads.length)}</p>
          <ul className={styles.downloads}>
            {downloads.map(({ at, by }) => (
              <li key={at}>{texts.download(formatDay(at), by)}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
