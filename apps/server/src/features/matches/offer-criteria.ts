import { farthestAdvisedKm } from '@mitoyen/contract/features/matches/advise-match.ts';
import { neighbouringKm, usualReachKm } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import type { MatchProfile } from '@mitoyen/contract/features/matches/match-facts.ts';
import { wholeCountry } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { communesWithin } from '../places/index.ts';
import type { OfferSample } from './offer-samples.repository.ts';

function elementsOf({ phases, software, programmes, contexts }: MatchProfile): string[] | null {
  const elements = [
    ...phases.map((code) => `p:${code}`),
    ...software.map((item) => `s:${item.split(':')[0]}`),
    ...programmes.map((code) => `g:${code}`),
    ...contexts.map((code) => `c:${code}`),
  ];
  return elements.length === 0 ? null : elements;
}

function placesWithin({ placeCode }: MatchProfile, km: number): string[] | null {
  if (placeCode === null) return null;
  return communesWithin(placeCode, km).map(({ code }) => code);
}

function placesOf(profile: MatchProfile): string[] | null {
  const { travelKm } = profile;
  return travelKm === wholeCountry ? null : placesWithin(profile, travelKm ?? usualReachKm);
}

/**
 * The samples of offers for a profile, from those that it meets in all parts to those that it meets in one;
 * none for an empty profile.
 */
export function offerCriteria(profile: MatchProfile): OfferSample[] {
  const trades = profile.trades.length === 0 ? null : profile.trades;
  const facets = elementsOf(profile);
  const places = placesOf(profile);
  const neighbours = trades && placesWithin(profile, neighbouringKm);
  return [
    { trades, facets, places },
    { trades, facets: null, places: places ?? neighbours },
    { trades, facets: null, places: neighbours },
    { trades, facets: null, places: null },
    { trades: null, facets, places },
    { trades: null, facets, places: null },
    { trades: null, facets: null, places },
  ].filter((set) => set.trades ?? set.facets ?? set.places);
}

/** The offers in the profile's trades, as far away as advice looks. */
export function advisedOffers(profile: MatchProfile): OfferSample {
  return { trades: profile.trades, facets: null, places: placesWithin(profile, farthestAdvisedKm) };
}
