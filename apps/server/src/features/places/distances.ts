import type { Atlas } from './atlas.ts';
import { type Gazetteer, nowhere, type PlaceId } from './gazetteer.ts';

const earthRadiusKm = 6371;

/** Kilometres as the crow flies between the points of two places, on a sphere; NaN where one is an area. */
function kilometres({ latitudes, longitudes }: Gazetteer, one: PlaceId, other: PlaceId): number {
  const [lat, otherLat] = [latitudes[one] ?? Number.NaN, latitudes[other] ?? Number.NaN];
  const byLat = Math.sin((otherLat - lat) / 2);
  const byLon = Math.sin(((longitudes[other] ?? Number.NaN) - (longitudes[one] ?? Number.NaN)) / 2);
  const chord = byLat * byLat + Math.cos(lat) * Math.cos(otherLat) * byLon * byLon;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/**
 * Whole kilometres from the place `asked` to `place`; null where one of them is a département or a region. A
 * former commune or an arrondissement counts as itself and as its commune: the smaller distance.
 */
export function kilometresTo(
  { gazetteer }: Pick<Atlas, 'gazetteer'>,
  asked: PlaceId,
  place: PlaceId,
): number | null {
  const around = gazetteer.communesAround[place] ?? nowhere;
  const own = kilometres(gazetteer, asked, place);
  const least = around === nowhere ? own : Math.min(own, kilometres(gazetteer, asked, around));
  return Number.isNaN(least) ? null : Math.round(least);
}

export interface PlaceWithin {
  readonly code: string;
  /** Whole kilometres; null in a département or a region, which have no centre. */
  readonly km: number | null;
}

/** The places within so many kilometres of a place, nearest first; see `communesWithin`. */
export function placesWithin(atlas: Atlas, asked: PlaceId, radiusKm: number): PlaceWithin[] {
  const { gazetteer } = atlas;
  const { size, latitudes, longitudes, communesAround } = gazetteer;
  const centre = latitudes[asked] ?? Number.NaN;
  if (gazetteer.isArea(asked)) {
    const inside: PlaceWithin[] = [];
    for (let id = 0; id < size; id += 1)
      if (gazetteer.isIn(id, asked)) inside.push({ code: gazetteer.codeOf(id), km: null });
    return inside;
  }
  // what lies further off than the radius in one direction need not be computed; a part may count by its commune
  const reach = (radiusKm + 1) / earthRadiusKm;
  const eastwards =
    reach < 1 ? Math.asin(Math.min(1, Math.sin(reach) / Math.cos(centre))) : Number.POSITIVE_INFINITY;
  const meridian = longitudes[asked] ?? Number.NaN;
  const isNear = (id: PlaceId) =>
    Math.abs((latitudes[id] ?? Number.NaN) - centre) <= reach &&
    Math.abs((longitudes[id] ?? Number.NaN) - meridian) <= eastwards;
  // filled in the order of ids, and so in order without being sorted
  const byKm: PlaceWithin[][] = [];
  for (let id = 0; id < size; id += 1) {
    const around = communesAround[id] ?? nowhere;
    if (!isNear(id) && !(around !== nowhere && isNear(around))) continue;
    const isInside = id === asked || around === asked;
    const km = kilometresTo(atlas, asked, id);
    if (!isInside && !(radiusKm > 0 && km !== null && km <= radiusKm)) continue;
    const place = { code: gazetteer.codeOf(id), km };
    const ring = byKm[km ?? 0];
    if (ring) ring.push(place);
    else byKm[km ?? 0] = [place];
  }
  return byKm.flat();
}
