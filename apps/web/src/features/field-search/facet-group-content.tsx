import { useQuery } from '@tanstack/react-query';
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

/** What is in an open group, whose counts and names are fetched when the first one opens. */
export default function FacetGroupContent({
  facet,
  filters,
  facetsQuery,
  onChange,
}: FacetGroupsProps & { facet: FacetName }) {
  const counts = useAsked(facetsQuery);
  const vocabulary = useQuery(vocabularyQuery());
  const failed = [counts, vocabulary].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return (
      <div role="alert" className={styles.note}>
        {texts.failed}{' '}
        <Button variant="link" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!counts.data || !vocabulary.data) return <p className={styles.note}>{texts.loading}</p>;
  return (
    <>
      {!counts.data.exact && <p className={styles.note}>{texts.notCounted}</p>}
      <FacetGroup
        facet={facet}
        vocabulary={vocabulary.data}
        counts={counts.data[countsOf[facet]]}
        chosen={filters[facet]}
        onChange={(chosen) => onChange({ [facet]: chosen })}
      />
    </>
  );
}
