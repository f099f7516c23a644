import { perHour } from '@mitoyen/contract/features/applications/rate.rules.ts';
import type { ProfileKind } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { farthestAdvisedKm } from '@mitoyen/contract/features/matches/advise-match.ts';
import {
  nearPay,
  neighbouringKm,
  usualReachKm,
} from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import type { MatchOffer } from '@mitoyen/contract/features/matches/match-facts.ts';
import { yearlySalary } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { SampleCriteria } from '../directory/index.ts';

const someOf = (codes: readonly string[]) => (codes.length === 0 ? null : codes);
/** As a search has it: the lowest level is the program itself. */
const atLevel = (item: string) => item.replace(/:1$/, '');

function facetsOf({ phases, software, programmes, contexts }: MatchOffer) {
  return {
    phases: someOf(phases),
    software: someOf(software.map(atLevel)),
    programmes: someOf(programmes),
    contexts: someOf(contexts),
  };
}

function amountOf({ budget, salaryMax, salaryPeriod }: MatchOffer, hoursPerDay: number) {
  const near = 1 + nearPay;
  if (budget) return { rate: { min: null, max: perHour(budget, hoursPerDay) * near } };
  if (!salaryMax) return {};
  return { salary: { min: null, max: yearlySalary(salaryMax, salaryPeriod ?? 'year') * near } };
}

/** Around the offer, as far as is asked; null where it may be done from anywhere. */
function placeOf({ remote, placeCode }: MatchOffer, radiusKm: number) {
  const isAnywhere = remote === 1 || placeCode === null;
  return { place: isAnywhere ? null : { code: placeCode, radiusKm, withTravellers: true } };
}

/**
 * The samples of profiles for an offer, from those that meet all parts to those that meet one; all who may be
 * suggested come last.
 */
export function profileCriteria(
  offer: MatchOffer,
  kind: ProfileKind,
  { hoursPerDay }: { readonly hoursPerDay: number },
): SampleCriteria[] {
  const trades = { trades: someOf(offer.trades) };
  const facets = facetsOf(offer);
  const place = placeOf(offer, usualReachKm);
  const free = {
    free: {
      by: offer.startDate ?? offer.deadline,
      orSaying: ['Disponible', 'Disponible immédiatement'] as const,
    },
  };
  const whoever = { kind, isSuggested: true as const };
  const all = { ...whoever, ...trades, ...place, ...facets };
  return [
    { ...all, ...amountOf(offer, hoursPerDay), ...free },
    all,
    { ...whoever, ...trades, ...place },
    { ...whoever, ...trades, ...(trades.trades && placeOf(offer, neighbouringKm)) },
    { ...whoever, ...trades },
    { ...whoever, ...facets, ...place },
    { ...whoever, ...facets },
    { ...whoever, ...place },
    whoever,
  ];
}

/** The people of an offer's trade as far as advice looks. */
export const advisedProfiles = (offer: MatchOffer, kind: ProfileKind): SampleCriteria => ({
  kind,
  isSuggested: true,
  trades: offer.trades,
  ...placeOf(offer, farthestAdvisedKm),
});
