import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { AskedQuery } from './asked-query.ts';
import type { FieldFilters } from './field.filters.ts';

/** What a list is narrowed by. */
export interface FacetGroupsProps {
  readonly filters: FieldFilters;
  readonly facetsQuery: AskedQuery<FacetCounts>;
  readonly onChange: (change: Partial<FieldFilters>) => void;
}

/** What the map counts, and where its départements lead. */
export interface FranceMapSectionProps {
  readonly facetsQuery: AskedQuery<FacetCounts>;
  readonly place: string;
  /** The page's address with this département as its place. */
  readonly hrefOf: (code: string) => string;
}
