import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { vocabularyQuery } from '../vocabulary/index.ts';
import { useAsked } from './asked-query.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-groups.module.css';
import type { FacetName } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';
import type { FacetGroupsProps } from './parts.types.ts';

const countsOf = {
  trade: 'trades',
  phase: 'phases',
  software: 'software',
  programme: 'programmes',
  context: 'contexts',
} as const;
type CountedList = (typeof countsOf)[FacetName];

/** Counts help to choose; one can do without them. */
const countsAreLateMs = 3_000;

/** Whether something is waited for longer than that. Once it is so, it stays so: what is being read does not change. */
function useIsLate(isPending: boolean, limitMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), limitMs);
    return () => clearTimeout(timer);
  }, [isPending, limitMs]);
  return isLate;
}

/** Every value in the vocabulary's order, each with its count where that is known. */
function allValues(vocabulary: ReadableVocabulary, list: CountedList, counts: FacetCounts | undefined) {
  const found = new Map(counts?.[list].map(({ code, count }) => [code, count]));
  return vocabulary[list].map(({ code }) => ({ code, count: found.get(code) ?? null }));
}

/**
 * What is in an open group, whose counts and names are fetched when the first one opens. Without the counts, everything
 * can be chosen.
 */
export default function FacetGroupContent({
  facet,
  filters,
  facetsQuery,
  onChange,
}: FacetGroupsProps & { facet: FacetName }) {
  const counts = useAsked(facetsQuery);
  const vocabulary = useQuery(vocabularyQuery());
  const isLate = useIsLate(counts.isPending, countsAreLateMs);
  const list = countsOf[facet];
  const failed = (words: string, query: { refetch: () => unknown }) => (
    <div role="alert" className={styles.note}>
      {words}{' '}
      <Button variant="link" onClick={() => void query.refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
  if (vocabulary.isError) return failed(texts.failed, vocabulary);
  const isUncounted = isLate || counts.isError;
  if (!vocabulary.data || !(counts.data || isUncounted))
    return <p className={styles.note}>{texts.loading}</p>;
  const hasAll = isUncounted || !counts.data;
  return (
    <>
      {counts.isError && failed(texts.countsFailed, counts)}
      {counts.data?.exact === false && <p className={styles.note}>{texts.notCounted}</p>}
      <FacetGroup
        facet={facet}
        vocabulary={vocabulary.data}
        counts={hasAll ? allValues(vocabulary.data, list, counts.data) : counts.data[list]}
        chosen={filters[facet]}
        onChange={(chosen) => onChange({ [facet]: chosen })}
      />
    </>
  );
}
