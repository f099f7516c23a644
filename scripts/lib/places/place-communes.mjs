import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { createPointFinder } from './geonames-points.mjs';
import { createNeighbourhoods } from './neighbours.mjs';
import { isMisplaced, meanOfNeighbours, standIn } from './stand-in-points.mjs';

/** Points that no source has, or has wrong: towns of more than 5,000 inhabitants, far islands, Paris' arrondissements. */
function readPointsByHand() {
  const lines = readFileSync(join(root, 'apps/server/places/points-by-hand.tsv'), 'utf8').trim().split('\n');
  const points = lines.map((line) => line.split('\t'));
  return new Map(
    points.map(([code, lat, lon]) => [code, { lat: Number(lat), lon: Number(lon), source: 'h' }]),
  );
}

/** The names of former communes that have the code of the commune they are now the centre of. */
function formerNamesOf(formerCommunes) {
  const own = formerCommunes.filter(({ code, chefLieu }) => code === chefLieu);
  return new Map(own.map(({ code, nom }) => [code, nom]));
}

/**
 * Gives every commune, former commune and arrondissement its point. `source` tells where it is from: `g` GeoNames, `h` by
 * hand; estimated from its neighbours: `p` by postal code, `e` by intercommunality, `d` by département, `c` its commune's.
 */
export function placeCommunes(division, geoNames) {
  const finder = createPointFinder(geoNames);
  const byHand = readPointsByHand();
  const formerNames = formerNamesOf(division.formerCommunes);
  const fromGeoNames = (point) =>
    point && { lat: point.lat, lon: point.lon, source: 'g', name: point.names[0] };
  const known = (place, point) => ({ ...place, point: byHand.get(place.code) ?? fromGeoNames(point) });

  const communes = division.communes.map((commune) =>
    known(commune, finder.ofCommune(commune, formerNames.get(commune.code))),
  );
  const found = communes.filter(({ point }) => point);
  const { intercommunalities } = division;
  const all = createNeighbourhoods(found, intercommunalities);
  const misplaced = new Set(
    found
      .filter((commune) => commune.point.source === 'g' && isMisplaced(all, commune))
      .map(({ code }) => code),
  );
  const neighbours = createNeighbourhoods(
    found.filter(({ code }) => !misplaced.has(code)),
    intercommunalities,
  );
  const placed = communes.map((commune) =>
    commune.point && !misplaced.has(commune.code)
      ? commune
      : { ...commune, point: standIn(neighbours, commune) },
  );

  const pointOf = new Map(placed.map(({ code, point }) => [code, point]));
  const within = (place, commune, point) => ({
    ...known(place, point),
    commune,
    point: known(place, point).point ?? { ...pointOf.get(commune), source: 'c' },
  });
  return {
    communes: placed,
    formerNames,
    misplaced: found.filter(({ code }) => misplaced.has(code)),
    /** Where one kind of neighbours would put a commune whose point is known. */
    meanBy: (kind, commune) => meanOfNeighbours(neighbours, kind, commune),
    arrondissements: division.arrondissements.map((place) =>
      within(place, place.commune, finder.ofArrondissement(place)),
    ),
    formerCommunes: division.formerCommunes
      .filter(({ code, chefLieu }) => code !== chefLieu)
      .map((place) => within(place, place.chefLieu, finder.ofFormerCommune(place))),
  };
}
