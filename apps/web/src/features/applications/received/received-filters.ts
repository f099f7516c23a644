import {
  type ApplicationStatus,
  mostCompared,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferApplications } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { readId } from '../../../core/pages/read-id.ts';

/** The states a company sorts applications by, as its page's address names them. */
const stateGroups = {
  'a-traiter': ['sent', 'seen'],
  preselectionnees: ['shortlisted'],
  retenues: ['accepted'],
  refusees: ['rejected'],
  retirees: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly ApplicationStatus[]>>;
export type StateGroup = keyof typeof stateGroups;
export const stateGroupNames = Object.keys(stateGroups) as readonly StateGroup[];

/** Which applications are shown: one offer's, those in some states; null for all. Favourites alone, or any. */
export interface ReceivedFilters {
  readonly offerId: string | null;
  readonly group: StateGroup | null;
  readonly areFavourites: boolean;
}

export const noFilters: ReceivedFilters = { offerId: null, group: null, areFavourites: false };

export function isFiltered({ offerId, group, areFavourites }: ReceivedFilters): boolean {
  return offerId !== null || group !== null || areFavourites;
}

/** All that the page's address says: what is listed, which application is read, which are to be compared. */
export interface ReceivedAddress {
  readonly filters: ReceivedFilters;
  readonly chosenId: string | null;
  readonly comparedIds: readonly string[];
}

/** Reads an address that anybody may have typed. */
export function parseReceivedAddress(params: URLSearchParams): ReceivedAddress {
  const ids = (params.get('comparer') ?? '').split(',').filter((id) => readId(id) !== null);
  return {
    filters: parseReceivedFilters(params),
    chosenId: readId(params.get('candidature')),
    comparedIds: [...new Set(ids)].slice(0, mostCompared),
  };
}

/** The other way round; what is not said is left out. */
export function receivedAddressParams({ filters, chosenId, comparedIds }: ReceivedAddress): URLSearchParams {
  return new URLSearchParams({
    ...Object.fromEntries(receivedSearchParams(filters)),
    ...(comparedIds.length > 0 && { comparer: comparedIds.join(',') }),
    ...(chosenId && { candidature: chosenId }),
  });
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
function parseReceivedFilters(params: URLSearchParams): ReceivedFilters {
  const asked = params.get('etat');
  return {
    offerId: readId(params.get('offre')),
    group: stateGroupNames.find((name) => name === asked) ?? null,
    areFavourites: params.has('favoris'),
  };
}

/** The page's query; what was not asked is left out of it. */
function receivedSearchParams({ offerId, group, areFavourites }: ReceivedFilters): URLSearchParams {
  return new URLSearchParams({
    ...(offerId && { offre: offerId }),
    ...(group && { etat: group }),
    ...(areFavourites && { favoris: '1' }),
  });
}

export const statesOf = (group: StateGroup | null): readonly ApplicationStatus[] =>
  group === null ? [] : stateGroups[group];

/** How many applications of these offers are in these states; all of them without any state. */
export function countIn(offers: readonly OfferApplications[], group: StateGroup | null): number {
  const states = statesOf(group);
  return offers
    .flatMap(({ counts }) => Object.entries(counts) as [ApplicationStatus, number][])
    .filter(([status]) => states.length === 0 || states.includes(status))
    .reduce((sum, [, count]) => sum + count, 0);
}
