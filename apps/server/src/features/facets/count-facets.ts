import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { AskedFacets } from './asked-facets.ts';
import type { AskedPlace } from './asked-place.ts';
import {
  type CountedKind,
  type CountedValues,
  countedKinds,
  countValues,
  type RowsToCount,
} from './count-values.ts';

interface AskedCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
}

/**
 * Counts each kind of facet without what a search asks of it: kinds that it does not name, together, among what it finds;
 * each other among what it would find without it. One after the other, so that a call takes one connection.
 */
export async function countFacets<Criteria extends AskedCriteria>(
  db: Queryable,
  criteria: Criteria,
  find: (criteria: Criteria) => Promise<RowsToCount>,
  kinds: readonly CountedKind[] = countedKinds,
): Promise<FacetCounts> {
  const isAsked = (kind: CountedKind) =>
    kind === 'departements' ? criteria.place !== null : criteria[kind] !== null;
  const found = await find(criteria);
  const others = kinds.filter((kind) => !isAsked(kind));
  let counted: CountedValues = others.length > 0 ? await countValues(db, found, others) : {};
  for (const kind of kinds.filter(isAsked)) {
    const rows = await find({ ...criteria, [kind === 'departements' ? 'place' : kind]: null });
    counted = { ...counted, ...(await countValues(db, rows, [kind])) };
  }
  const { total, isTotalExact } = presentTotal(found.total);
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], departements: [] };
  return { total, exact: isTotalExact, ...none, ...counted };
}
