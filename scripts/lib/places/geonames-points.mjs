import {
  placeWords,
  withoutArticle,
} from '../../../packages/contract/src/features/places/place-words.rules.ts';

const keyOf = (name) => withoutArticle(placeWords(name)).join(' ');

function groupBy(items, keysOf) {
  const groups = new Map();
  for (const item of items) {
    for (const key of keysOf(item)) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const mostPeople = (points) => points.toSorted((one, other) => other.population - one.population)[0];

/** Finds GeoNames' point of a commune, by its code and by its name: neither is enough alone. */
export function createPointFinder(geoNames) {
  const byInsee = groupBy(geoNames, ({ insee }) => (insee ? [insee] : []));
  const byName = groupBy(geoNames, ({ departement, names }) => [`${departement} ${keyOf(names[0])}`]);
  const bears = (name) => (point) => point.names.some((other) => keyOf(other) === keyOf(name));

  return {
    /**
     * The point of a commune: of those with its code, the one with its name; else the one with its name in its
     * département; else, of those with its code, the one with its former centre's name, or with most people.
     */
    ofCommune({ code, nom, departement }, formerName) {
      const coded = byInsee.get(code) ?? [];
      const named = coded.find(bears(nom)) ?? (byName.get(`${departement} ${keyOf(nom)}`) ?? [])[0];
      if (named) return named;
      return (formerName && coded.find(bears(formerName))) ?? mostPeople(coded);
    },

    /** A former commune's has its name, and its own code or that of the commune which took it in. */
    ofFormerCommune({ code, chefLieu, nom }) {
      return [...(byInsee.get(code) ?? []), ...(byInsee.get(chefLieu) ?? [])].find(bears(nom));
    },

    /** 'Lyon 03' stands for 'Lyon 3e Arrondissement'. */
    ofArrondissement({ commune, nom }) {
      const [city, number] = nom.split(' ');
      const name = `${city} ${String(Number.parseInt(number, 10)).padStart(2, '0')}`;
      return (byInsee.get(commune) ?? []).find((point) => point.names[0] === name);
    },
  };
}

/** 'Paris 11e Arrondissement' is called 'Paris 11e'. */
export const arrondissementName = (name) => name.replace(/ Arrondissement$/, '');
