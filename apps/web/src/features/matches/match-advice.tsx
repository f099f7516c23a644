import type { MatchAdvice } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import styles from './match-advice.module.css';
import type { AdviceQuery } from './matches.queries.ts';

/** How one kind of list words what would help. */
export interface AdviceTexts {
  readonly none: string;
  readonly adviceHint: string;
  readonly distance: (km: number, count: string) => string;
  readonly software: (name: string, count: string) => string;
  readonly count: (count: number, isAtLeast: boolean) => string;
}

function adviceText(advice: MatchAdvice, isAtLeast: boolean, texts: AdviceTexts): string {
  const count = texts.count(advice.count, isAtLeast);
  return advice.kind === 'distance' ? texts.distance(advice.km, count) : texts.software(advice.name, count);
}

/** Says that nothing fits, and what would with which change; `children` while that is asked for, and where nothing would. */
export function MatchAdviceNotice({
  title,
  texts,
  query,
  actions,
  children,
}: {
  title: string;
  texts: AdviceTexts;
  query: AdviceQuery;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { data } = useQuery(query);
  const hasAdvice = data !== undefined && data.advice.length > 0;
  return (
    <Notice title={title} actions={actions}>
      {hasAdvice ? (
        <>
          <p>{texts.adviceHint}</p>
          <ul className={styles.advice}>
            {data.advice.map((advice) => (
              <li key={advice.kind}>{adviceText(advice, data.isAtLeast, texts)}</li>
            ))}
          </ul>
        </>
      ) : (
        children
      )}
    </Notice>
  );
}
