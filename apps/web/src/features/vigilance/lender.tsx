import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { Lender } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../core/api/download-file.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MarkState } from '../proofs/index.ts';
import styles from './vigilance.module.css';
import { vigilanceTexts as texts } from './vigilance.texts.ts';

/** A person who lends their proofs: what is valid, until when, and its archive. */
export function LenderItem({ lender }: { lender: Lender }) {
  const { loanId, freelanceId, name, until, proofs } = lender;
  const download = useMutation({
    mutationFn: () =>
      downloadFile(buildUrl(proofLoanRoutes.archive, { params: { id: loanId } }), texts.archiveFile),
  });
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            {freelanceId ? <Link to={paths.freelance(freelanceId)}>{name}</Link> : name}
          </h2>
          <p className={styles.about}>{texts.lentUntil(formatDay(until))}</p>
        </div>
        <Button
          size="small"
          icon="download"
          busy={download.isPending}
          aria-label={texts.archiveOf(name)}
          onClick={() => download.mutate()}
        >
          {texts.archive}
        </Button>
      </div>
      {download.isError && (
        <Notice tone="error" title={errorSentence(download.error, texts.archiveFailure)} />
      )}
      {proofs.length === 0 && <p>{texts.nothing}</p>}
      {proofs.length > 0 && (
        <ul className={styles.proofs}>
          {proofs.map(({ kind, domains, until: end, state }) => (
            <li key={`${kind} ${domains} ${end}`} className={styles.proof}>
              <span>{proofNames[kind]}</span>
              <MarkState state={state} />
              <span className={styles.about}>{end ? texts.until(formatDay(end)) : texts.noEnd}</span>
            </li>
          ))}
        </ul>
      )}
      {proofs.length > 0 && !proofs.some(({ kind }) => kind === 'vigilance') && <p>{texts.noVigilance}</p>}
    </li>
  );
}
