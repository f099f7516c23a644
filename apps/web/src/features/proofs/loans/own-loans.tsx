import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/page.tsx';
import { LendForm } from './lend-form.tsx';
import styles from './loans.module.css';
import { ownLoansQuery } from './loans.queries.ts';
import { loansTexts as texts } from './loans.texts.ts';
import { OwnLoan } from './own-loan.tsx';

/** Lends one's proofs to firms, and lists what is lent. Nothing before it is known. */
export function OwnLoans({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(ownLoansQuery(userId));
  const [query] = useSearchParams();
  if (isError) return <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Section title={texts.title}>
      <p>{texts.lead}</p>
      {data.firms.length > 0 ? (
        <LendForm userId={userId} firms={data.firms} chosen={query.get('entreprise')} />
      ) : (
        <p>{texts.noFirm}</p>
      )}
      {data.loans.length > 0 && (
        <ul className={styles.loans} aria-label={texts.listTitle}>
          {data.loans.map((loan) => (
            <OwnLoan key={loan.id} userId={userId} loan={loan} />
          ))}
        </ul>
      )}
    </Section>
  );
}
