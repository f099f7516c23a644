import { wholeCountry } from '../vocabulary/facets.rules.ts';
import { usualReachKm } from './match-criteria.rules.ts';
import type { Finding, MatchFacts } from './match-facts.ts';

/** Communes, départements and regions beyond the sea, which « France entière » does not take in. */
const overseas = /^(?:c9[78]|d9[78]|r0)/;

function isInReach({ profile, offer }: MatchFacts, km: number): boolean {
  const { travelKm, placeCode } = profile;
  if (travelKm === wholeCountry) {
    const [own, asked] = [placeCode, offer.placeCode].map((code) => overseas.test(code ?? ''));
    return own === asked && (!own || km <= usualReachKm);
  }
  return km <= (travelKm ?? usualReachKm);
}

/**
 * '≈ 12 km'. A place without a point, as a département, is 0 km from itself and at no known distance from
 * others.
 */
export function explainPlace(facts: MatchFacts): Finding {
  const { profile, offer, distanceKm } = facts;
  const isSame = profile.placeCode !== null && profile.placeCode === offer.placeCode;
  const km = isSame ? 0 : distanceKm;
  const where = isSame ? 'même lieu' : km === null ? null : `≈\u00a0${km}\u00a0km`;
  const isNear = km !== null && isInReach(facts, km);
  if (offer.remote === 1) {
    const remote = 'à distance possible';
    return { state: 'met', text: where === null ? remote : isNear ? where : `${remote}, ${where}` };
  }
  if (offer.placeCode === null) return null;
  if (where === null) {
    return {
      state: 'unknown',
      text: profile.placeCode === null ? 'lieu non précisé' : 'distance non connue',
    };
  }
  return { state: isNear ? 'met' : 'not_met', text: where };
}
