import { isDay } from '@mitoyen/contract/core/paris-day.ts';
import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { searchRadii } from '@mitoyen/contract/features/facets/facets.rules.ts';
import { placeCodePattern } from '@mitoyen/contract/features/places/places.rules.ts';

/** The kinds of facet, as a list's address names them. */
export const facetNames = ['trade', 'phase', 'software', 'programme', 'context'] as const;
export type FacetName = (typeof facetNames)[number];

/** Where, and what besides words; of people also whether they travel, and from when they are free. */
export type FieldFilters = FacetFilters & { readonly travel?: boolean; readonly availableBefore?: string };

/** What is asked where a place was just chosen: nobody means a town's border. */
export const usualRadiusKm = 25;

/** A département or a region is searched by what lies in it. */
export const isArea = (place: string): boolean => place.startsWith('d') || place.startsWith('r');

/** The changes of choosing a place: radius and order of the former place are reset. */
export function choosePlace(code: string, { radius }: Pick<FieldFilters, 'radius'>) {
  const isAround = code !== '' && !isArea(code);
  return { place: code, radius: isAround ? (radius ?? usualRadiusKm) : null, order: 'shuffle' as const };
}

/** The same without a place; an offer travels nowhere. */
export function withoutPlace({ travel }: Pick<FieldFilters, 'travel'>) {
  return {
    place: '',
    radius: null,
    order: 'shuffle' as const,
    ...(travel !== undefined && { travel: false }),
  };
}

const codePattern = /^[A-Za-z0-9-]{1,40}(?::[1-3])?$/;
const mostCodes = 20;

function readCodes(params: URLSearchParams, facet: FacetName): string[] {
  const codes = params.getAll(facet).filter((code) => codePattern.test(code));
  return [...new Set(codes)].slice(0, mostCodes);
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function readFieldFilters(params: URLSearchParams): FacetFilters {
  const asked = params.get('place') ?? '';
  const place = placeCodePattern.test(asked) ? asked : '';
  const isAround = place !== '' && !isArea(place);
  const radius = searchRadii.find((km) => String(km) === params.get('radius'));
  return {
    place,
    radius: isAround ? (radius ?? null) : null,
    trade: readCodes(params, 'trade'),
    phase: readCodes(params, 'phase'),
    software: readCodes(params, 'software'),
    programme: readCodes(params, 'programme'),
    context: readCodes(params, 'context'),
    order: isAround && params.get('order') === 'distance' ? 'distance' : 'shuffle',
  };
}

/** What the directory asks of people besides. */
export function readMobilityFilters(params: URLSearchParams, { place }: FacetFilters) {
  const day = params.get('availableBefore') ?? '';
  return {
    travel: place !== '' && !isArea(place) && params.get('travel') === '1',
    availableBefore: isDay(day) ? day : '',
  };
}
