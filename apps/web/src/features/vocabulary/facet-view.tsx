import { useQuery } from '@tanstack/react-query';
import { TagList } from '../../ui/badge.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { facetLabelsQuery, hasFacets } from './facet-labels.ts';
import type { FacetValues } from './facet-values.ts';
import styles from './facet-view.module.css';
import { facetTexts as texts } from './vocabulary.texts.ts';

const kinds = ['trades', 'software', 'phases', 'programmes', 'contexts'] as const;

/** What the codes stand for, each on its line. */
function PhaseNames({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className={styles.phase}>
      {name}
    </span>
  ));
}

/** What a profile or an offer is found by, as tags; nothing where it says nothing. `heading`: of the section. */
export function FacetView({
  of,
  title,
  heading,
}: {
  of: FacetValues;
  /** In whose gender trades are named. */
  title: string;
  heading: string;
}) {
  const isShown = hasFacets(of);
  const { data, isError, refetch } = useQuery({ ...facetLabelsQuery(of, title), enabled: isShown });
  if (!isShown) return null;
  return (
    <Section title={heading}>
      {data && (
        <FactList
          facts={kinds
            .filter((kind) => data[kind].length > 0)
            .map((kind) => ({
              label: texts[kind],
              value: <TagList tags={data[kind]} />,
              explanation: kind === 'phases' && <PhaseNames names={data.phaseNames} />,
            }))}
        />
      )}
      {!data && isError && <Notice tone="error" title={texts.failure} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup>
          <SkeletonLines count={3} />
        </SkeletonGroup>
      )}
    </Section>
  );
}
