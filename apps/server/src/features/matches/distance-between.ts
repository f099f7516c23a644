import { kmBetween } from '../places/index.ts';

interface Placed {
  readonly placeCode: string | null;
}

/** Whole kilometres from an offer to a profile as the crow flies; null where either has no point. */
export function distanceBetween(offer: Placed, profile: Placed): number | null {
  if (offer.placeCode === null || profile.placeCode === null) return null;
  return kmBetween(offer.placeCode, profile.placeCode);
}
