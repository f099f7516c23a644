import { travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { atlas } from './atlas.ts';
import { groundOf } from './departements-within.ts';
import { kilometresTo } from './distances.ts';
import type { PlaceId } from './gazetteer.ts';

const kilometresPerRadian = 6371;
const tiers = travelDistances.filter((km) => km > 0);

/** The fewest whole kilometres between a place of each ground and one of each other, up to what people travel. */
function nearestPlaces(grounds: readonly string[], ids: readonly PlaceId[]): Float64Array {
  const { gazetteer } = atlas();
  const { latitudes, longitudes } = gazetteer;
  const byNorth = Float64Array.from(ids).sort(
    (one, other) => (latitudes[one] ?? 0) - (latitudes[other] ?? 0),
  );
  const norths = byNorth.map((id) => (latitudes[id] ?? 0) * kilometresPerRadian);
  const easts = byNorth.map((id) => (longitudes[id] ?? 0) * kilometresPerRadian);
  const rows = Uint16Array.from(byNorth, (id) => grounds.indexOf(groundOf(gazetteer.codeOf(id))));
  const nearest = new Float64Array(grounds.length ** 2).fill(Math.max(...tiers) + 1);
  const [leastKm = 0] = tiers;
  const furthestKm = Math.max(...tiers);
  byNorth.forEach((id, at) => {
    const [north = 0, east = 0, row = 0] = [norths[at], easts[at], rows[at]];
    for (let next = at; next < byNorth.length; next += 1) {
      const northwards = (norths[next] ?? 0) - north;
      if (northwards > furthestKm + 1) break;
      const pair = row * grounds.length + (rows[next] ?? 0);
      const known = nearest[pair] ?? 0;
      if (known <= leastKm || northwards > known + 1) continue;
      const other = byNorth[next] ?? 0;
      if (Math.abs((easts[next] ?? 0) - east) * Math.cos(latitudes[other] ?? 0) > known + 1) continue;
      // somebody in a part of a commune counts as in that commune too, but not the other way round
      for (const km of [kilometresTo({ gazetteer }, id, other), kilometresTo({ gazetteer }, other, id)]) {
        if (km === null || km >= (nearest[pair] ?? 0)) continue;
        nearest[pair] = km;
        nearest[(rows[next] ?? 0) * grounds.length + row] = km;
      }
    }
  });
  return nearest;
}

/**
 * The lines of `departements.tsv`: for each département and each distance that people travel, the départements of which a
 * place is within as many kilometres of a place of it, itself among them. It takes some seconds.
 */
export function measureDepartements(): string[] {
  const { gazetteer } = atlas();
  const ids = Array.from(gazetteer.kinds.keys()).filter((id) => !gazetteer.isArea(id));
  const grounds = [...new Set(ids.map((id) => groundOf(gazetteer.codeOf(id))))].sort();
  const nearest = nearestPlaces(grounds, ids);
  const within = (row: number, km: number) =>
    grounds.filter((_, column) => (nearest[row * grounds.length + column] ?? 0) <= km);
  return grounds.flatMap((home, row) => tiers.map((km) => [home, km, within(row, km).join(' ')].join('\t')));
}
