import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ReactNode } from 'react';
import type { SearchedFilters } from './apply-finds.ts';
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

/** How many a search finds. */
export interface FoundCount {
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** Where a list is searched, and how its orders are called. */
export interface PlaceFilterProps {
  readonly filters: SearchedFilters;
  readonly texts: { readonly location: string; readonly locationHint: string };
  readonly orders: { readonly shuffle: string; readonly distance: string };
  readonly onChange: (change: Partial<SearchedFilters>, options?: { replace?: boolean }) => void;
}

/** A list's filters, and the frame they stand in. */
export interface ListFiltersProps {
  readonly texts: {
    readonly filters: string;
    readonly found: (count: number, isExact?: boolean) => string;
    readonly seeFound: (count: number, isExact: boolean) => string;
    readonly seeResults: string;
    readonly reset: string;
  };
  /** How many the filters find; undefined while that is on its way. */
  readonly found: FoundCount | undefined;
  /** Null where no filter is set. */
  readonly onReset: (() => void) | null;
  /** Place and radius, of a list that is searched: in the sheet alone, since on a wide screen they stand above the list. */
  readonly where?: PlaceFilterProps;
  /** The filters themselves. */
  readonly children: ReactNode;
}
