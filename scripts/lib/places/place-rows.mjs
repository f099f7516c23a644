import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeWords } from '../../../packages/contract/src/features/places/place-words.rules.ts';
import { root } from '../run.mjs';
import { arrondissementName } from './geonames-points.mjs';

/** Among places of one name, a town of so many people comes before a département or a region, and a village after. */
const moreThanAnArea = 10_000;

function readShortForms() {
  const lines = readFileSync(join(root, 'apps/server/places/short-forms.tsv'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split('\t')).map(([code, ...forms]) => [code, forms]));
}

const typographic = (name) => name.replaceAll("'", '’');
const thousandths = (degrees) => (degrees === undefined ? '' : Math.round(degrees * 1000));

/** One line: code, name, code of what it lies in, inhabitants, point in thousandths of a degree, its source, postal codes, other names. */
function rowOf({ code, name, parent = '', population = '', point, postalCodes = [], otherNames = [] }) {
  const others = otherNames
    .filter((other) => placeWords(other).join(' ') !== placeWords(name).join(' '))
    .map(typographic);
  return [
    code,
    typographic(name),
    parent,
    population,
    thousandths(point?.lat),
    thousandths(point?.lon),
    point?.source ?? '',
    postalCodes.join(' '),
    others.join('|'),
  ].join('\t');
}

function communeRow({ code, nom, departement, population = 0, codesPostaux, point }, formerName) {
  const otherNames = new Set([formerName, point.name].filter(Boolean));
  const row = { name: nom, parent: `d${departement}`, population, postalCodes: codesPostaux, point };
  return rowOf({ ...row, code: `c${code}`, otherNames: [...otherNames] });
}

const byPopulation = (one, other) => (other.population ?? 0) - (one.population ?? 0);
/** A region that is one département is found as that one; what is no region has no row as one. */
const isRegion = ({ zone }) => zone !== 'com';

/** The lines of the file, in the order in which places that fit a query alike are offered. */
export function placeRows(
  { regions, departements },
  { communes, arrondissements, formerCommunes, formerNames },
) {
  const shortForms = readShortForms();
  const regionCodes = new Set(regions.filter(isRegion).map(({ code }) => code));
  const areaRow = (kind, { code, nom, region }) =>
    rowOf({
      code: `${kind}${code}`,
      name: nom,
      parent: regionCodes.has(region) ? `r${region}` : '',
      otherNames: shortForms.get(`${kind}${code}`),
    });
  const partRow = ({ code, nom, commune, codesPostaux, population, point }) =>
    rowOf({
      code: `c${code}`,
      name: arrondissementName(nom),
      parent: `c${commune}`,
      population,
      postalCodes: codesPostaux,
      point,
    });
  const toRow = (place) => (place.commune ? partRow(place) : communeRow(place, formerNames.get(place.code)));
  const sorted = [...communes, ...arrondissements].toSorted(byPopulation);
  return [
    ...sorted.filter(({ population = 0 }) => population >= moreThanAnArea).map(toRow),
    ...regions.filter(isRegion).map((region) => areaRow('r', region)),
    ...departements.map((departement) => areaRow('d', departement)),
    ...sorted.filter(({ population = 0 }) => population < moreThanAnArea).map(toRow),
    ...formerCommunes.map(toRow),
  ];
}
