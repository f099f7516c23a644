import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ReactNode } from 'react';
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

/** A list's filters, and the frame they stand in. */
export interface ListFiltersProps {
  readonly texts: {
    readonly filters: string;
    readonly showFilters: (count: number) => string;
    readonly found: (count: number, isExact?: boolean) => string;
    readonly seeFound: (count: number, isExact: boolean) => string;
    readonly seeResults: string;
    readonly reset: string;
  };
  readonly activeCount: number;
  /** How many the filters find; undefined while that is on its way. */
  readonly found: { readonly total: number; readonly isTotalExact: boolean } | undefined;
  /** Null where no filter is set. */
  readonly onReset: (() => void) | null;
  /** The filters themselves. */
  readonly children: ReactNode;
}
