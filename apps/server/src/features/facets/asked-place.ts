import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import type { FacetFilters } from '@mitoyen/contract/features/facets/facet-filters.schemas.ts';
import { placeErrors } from '@mitoyen/contract/features/places/places.errors.ts';
import { foldKey } from '../../core/lists/folded-text.ts';
import { isKnownPlace, kmBetween, readLocation } from '../places/index.ts';

/** Around which place a search looks. */
export interface AskedPlace {
  readonly code: string;
  /** 0 for the place itself; always 0 of a département or a region, which is searched by what lies in it. */
  readonly radiusKm: number;
  /** Whether those are found too who travel as far as the place. */
  readonly withTravellers: boolean;
}

/** Whether a place has a point to measure distances from: départements and regions have none. */
export const hasPoint = (code: string) => kmBetween(code, code) !== null;

/** Reads the place of a search; null asks nothing. @throws ApiError 400 `place_unknown`, `radius_needs_place`. */
export function readAskedPlace(
  { place, radius, order }: Pick<FacetFilters, 'place' | 'radius' | 'order'>,
  travel = false,
): AskedPlace | null {
  if (place === '') {
    if (radius !== null) refuse(placeErrors.radius_needs_place, 'radius');
    if (order === 'distance') refuse(placeErrors.radius_needs_place, 'order');
    return null;
  }
  if (!isKnownPlace(place)) refuse(placeErrors.place_unknown, 'place');
  return { code: place, radiusKm: hasPoint(place) ? (radius ?? 0) : 0, withTravellers: travel };
}

function refuse(error: ErrorDefinition, path: string): never {
  throw new ApiError(error, { issues: [{ path, message: error.message }] });
}

/** A place in words: a profile matches by its words, or by the place that they name as a whole. */
export interface AskedLocation {
  readonly text: string;
  readonly code: string | null;
}

/** Reads the place of a search that was typed and not picked; null asks nothing. */
export const readAskedLocation = (text: string): AskedLocation | null =>
  text === '' ? null : { text: foldKey(text), code: readLocation(text).code };
