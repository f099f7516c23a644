import type { PlaceKind } from '@mitoyen/contract/features/places/places.rules.ts';
import { atlas } from './atlas.ts';
import { kilometresTo, type PlaceWithin, placesWithin } from './distances.ts';
import { nowhere, type PlaceId } from './gazetteer.ts';
import { type PlaceName, parentsOf, presentName } from './places.presenter.ts';

// What other features ask of places: at once, from memory. The first question reads the file, in some 0.1 s.

export interface Place extends PlaceName {
  readonly kind: PlaceKind;
  /** From the nearest to the widest: an arrondissement's commune, département and region. */
  readonly parents: PlaceName[];
  /** None for départements and regions. */
  readonly postalCodes: string[];
  /** Whether its point is that of its neighbours, some kilometres off. False for départements and regions. */
  readonly estimated: boolean;
}

/** Whether there is a place of this code, spelt exactly so. */
export function isKnownPlace(code: string): boolean {
  return atlas().gazetteer.idOf(code) !== nowhere;
}

/** The place of a code; null when there is none. */
export function placeOf(code: string): Place | null {
  const { gazetteer } = atlas();
  const id = gazetteer.idOf(code);
  if (id === nowhere) return null;
  return {
    ...presentName(gazetteer, id),
    parents: parentsOf(gazetteer, id).map((parent) => presentName(gazetteer, parent)),
    postalCodes: [...gazetteer.textsOf(id).postalCodes],
    estimated: gazetteer.isEstimated(id),
  };
}

/** The code of the département that a place lies in, or is; null for a region and for an unknown place. */
export function departementOf(code: string): string | null {
  const { gazetteer } = atlas();
  return codeOrNull(gazetteer.departements[gazetteer.idOf(code)]);
}

/** The code of the region that a place lies in, or is; null for what lies in none (`d987`) and for an unknown place. */
export function regionOf(code: string): string | null {
  const { gazetteer } = atlas();
  return codeOrNull(gazetteer.regions[gazetteer.idOf(code)]);
}

function codeOrNull(id: PlaceId = nowhere): string | null {
  return id === nowhere ? null : atlas().gazetteer.codeOf(id);
}

/**
 * The code of every place that a search of this place and radius covers, each once, for
 * `place_code = any(…)`; none for an unknown place.
 *
 * - Around a commune, a former one or an arrondissement: communes whose distance in whole kilometres, as the
 *   crow flies between points, is at most the radius, nearest first. A former commune or an arrondissement
 *   counts as itself and as its commune: it is included when either is near enough, with the smaller
 *   distance, and is 0 km from its own commune.
 * - Radius 0: the place itself, with the former communes and arrondissements in it, and no neighbour.
 * - A département or a region: itself and all that lies in it, areas too, whatever the radius, each with
 *   `km: null`. Around a commune, areas are never included.
 */
export function communesWithin(code: string, radiusKm: number): PlaceWithin[] {
  const all = atlas();
  const id = all.gazetteer.idOf(code);
  return id === nowhere ? [] : placesWithin(all, id, radiusKm);
}

/**
 * Whole kilometres from the place `asked` to `place`, the same as `communesWithin` gives; null when either is
 * unknown, a département or a region.
 */
export function kmBetween(asked: string, place: string): number | null {
  const all = atlas();
  const [from, to] = [all.gazetteer.idOf(asked), all.gazetteer.idOf(place)];
  return from === nowhere || to === nowhere ? null : kilometresTo(all, from, to);
}
