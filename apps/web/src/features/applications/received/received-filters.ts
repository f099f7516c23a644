import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferApplications } from '@mitoyen/contract/features/applications/applications.schemas.ts';

/** The states a company sorts applications by, as its page's address names them. */
export const stateGroups = {
  'a-traiter': ['sent', 'seen'],
  preselectionnees: ['shortlisted'],
  retenues: ['accepted'],
  refusees: ['rejected'],
  retirees: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly ApplicationStatus[]>>;
export type StateGroup = keyof typeof stateGroups;
export const stateGroupNames = Object.keys(stateGroups) as readonly StateGroup[];

/** Which applications are shown: one offer's, those in some states; null for all. */
export interface ReceivedFilters {
  readonly offerId: string | null;
  readonly group: StateGroup | null;
}

/** The application that a mail leads to: it is there unfolded. */
export function readWantedApplication(params: URLSearchParams): string | null {
  return params.get('candidature');
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseReceivedFilters(params: URLSearchParams): ReceivedFilters {
  const asked = params.get('etat');
  return {
    offerId: params.get('offre') || null,
    group: stateGroupNames.find((name) => name === asked) ?? null,
  };
}

/** The page's query; what was not asked is left out of it. */
export function receivedSearchParams({ offerId, group }: ReceivedFilters): URLSearchParams {
  return new URLSearchParams({ ...(offerId && { offre: offerId }), ...(group && { etat: group }) });
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
