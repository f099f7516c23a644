import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownAnswers } from '../../core/search/known-answers.ts';
import { searchInPairs } from '../../core/search/search-in-pairs.ts';
import type { AskedFacets } from './asked-facets.ts';
import type { AskedPlace } from './asked-place.ts';
import {
  type CountedKind,
  countedKinds,
  countValues,
  type FoundValues,
  type RowsToCount,
} from './count-values.ts';

interface AskedCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
}

/** What some kinds of facet were counted to be, among so many that a search finds. */
export type KnownFacets = FoundValues;

/** The rows of a search, and who is told how many there are. */
export interface FoundRows extends RowsToCount {
  learnTotal?(total: number): void;
}

interface FacetSource<Criteria> {
  readonly db: Queryable;
  /** Counts of this list. */
  readonly known: KnownAnswers<KnownFacets>;
  /** Of the list, read before anything else. */
  readonly version: number;
  /** What may be found is part of the key: it differs for members and others. */
  keyOf(criteria: Criteria): string;
  find(criteria: Criteria): Promise<FoundRows>;
}

/**
 * Counts each kind of facet without what a search asks of it: kinds that it does not name, together, among what it finds;
 * each other among what it would find without it.
 */
export async function countFacets<Criteria extends AskedCriteria>(
  { db, known, version, keyOf, find }: FacetSource<Criteria>,
  criteria: Criteria,
  kinds: readonly CountedKind[] = countedKinds,
): Promise<FacetCounts> {
  const count = (among: Criteria, some: readonly CountedKind[]) =>
    known.at(version, JSON.stringify([keyOf(among), some]), async () => {
      const rows = await find(among);
      const counted = await countValues(db, rows, some);
      rows.learnTotal?.(counted.total);
      return counted;
    });
  const isAsked = (kind: CountedKind) =>
    kind === 'departements' ? criteria.place !== null : criteria[kind] !== null;
  const others = kinds.filter((kind) => !isAsked(kind));
  const without = (kind: CountedKind) => ({ ...criteria, [kind === 'departements' ? 'place' : kind]: null });
  const [found, ...rest] = await searchInPairs([
    () => count(criteria, others),
    ...kinds.filter(isAsked).map((kind) => () => count(without(kind), [kind])),
  ]);
  const counted = Object.assign({}, found.values, ...rest.map(({ values }) => values));
  const { total, isTotalExact } = presentTotal(found.total);
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], departements: [] };
  return { total, exact: isTotalExact, ...none, ...counted };
}
