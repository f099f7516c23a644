import { placeWords, withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { expect, test } from 'vitest';
import { atlas } from './atlas.ts';
import { findPlaces } from './find-places.ts';
import type { PlaceId } from './gazetteer.ts';
import { readPlaceText } from './read-place-text.ts';
import { wordsOfQuery } from './read-query.ts';

/** How many suggestions a user looks at. */
const shown = 5;
/** Every sixth case, the same at each run; `COMMUNES=full` tests all. */
const every = process.env.COMMUNES === 'full' ? 1 : 6;
const sample = <Asked>(all: readonly Asked[]) => all.filter((_, number) => number % every === 0);

interface Commune {
  readonly id: PlaceId;
  readonly name: string;
  readonly postalCodes: readonly string[];
  readonly departement: string;
}

const all = atlas();
const { gazetteer } = all;
const communes: Commune[] = Array.from(gazetteer.kinds.keys())
  .filter((id) => gazetteer.kindOf(id) === 'commune')
  .map((id) => {
    const { name, postalCodes } = gazetteer.textsOf(id);
    return {
      id,
      name,
      postalCodes,
      departement: gazetteer.codeOf(gazetteer.departements[id] ?? -1).slice(1),
    };
  });

const nameOf = ({ name }: Commune) => withoutArticle(placeWords(name)).join(' ');
/** What a user types who begins with the postal code. */
const byPost = ({ name, postalCodes }: Commune) =>
  postalCodes.map((code) => `${code} ${name.replaceAll(/[^\p{L}]/gu, '').slice(0, 3)}`);

function groupBy(keysOf: (commune: Commune) => readonly string[]): Map<string, Commune[]> {
  const groups = new Map<string, Commune[]>();
  for (const commune of communes)
    for (const key of keysOf(commune)) groups.set(key, [...(groups.get(key) ?? []), commune]);
  return groups;
}

const isSmall = (group: readonly Commune[]) => group.length <= shown;
const byName = groupBy((commune) => [nameOf(commune)]);
const byPostal = groupBy(byPost);

/** Those of a group that are not among the first suggestions, as 'query: name'. */
function missingFor(query: string, group: readonly Commune[]): string[] {
  const found = findPlaces(all, query, shown);
  return group.filter(({ id }) => !found.includes(id)).map(({ name }) => `${query}: ${name}`);
}

test('there are all communes', () => {
  expect(communes).toHaveLength(34_969);
});

test('each is among the first five for its name', () => {
  const groups = [...byName.values()].filter(isSmall);
  expect(sample(groups).flatMap((group) => missingFor(group[0]?.name ?? '', group))).toEqual([]);
});

test('the whole name of one commune alone is read as that commune, whatever it holds', () => {
  const single = [...byName.values()].filter((group) => group.length === 1).flat();
  const wrong = sample(single).filter(({ id, name }) => {
    const { code, candidates = [] } = readPlaceText(name);
    const own = gazetteer.codeOf(id);
    return code === null ? !candidates.some((place) => place.code === own) : code !== own;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('its name is the same without accents, hyphens, apostrophes and capitals', () => {
  const plain = (name: string) =>
    name.replaceAll('œ', 'oe').replaceAll('Œ', 'OE').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const others = sample(communes).flatMap(({ name }) => {
    const words = wordsOfQuery(name).join();
    const typed = [plain(name), plain(name).toUpperCase(), plain(name).replaceAll(/[-’]/g, ' ')];
    typed.push(name.replaceAll('’', "'").replaceAll(/\bSaint(e?)\b/g, 'St$1'));
    return typed.filter((text) => wordsOfQuery(text).join() !== words);
  });
  expect(others).toEqual([]);
});

test('each is among the first five for its postal code and three letters', () => {
  const groups = [...byPostal].filter(([, group]) => isSmall(group));
  expect(sample(groups).flatMap(([typed, group]) => missingFor(typed, group))).toEqual([]);
});

test('where more than five are alike, each is for its name with the postal code or the département', () => {
  const many = [...byName.values(), ...byPostal.values()].filter((group) => !isSmall(group)).flat();
  expect(new Set(many).size).toBeGreaterThan(300);
  const missing = sample([...new Set(many)]).flatMap((commune) => {
    const codes = commune.postalCodes.map((code) => `${commune.name} ${code}`);
    return [...codes, `${commune.name} ${commune.departement}`].flatMap((typed) =>
      missingFor(typed, [commune]),
    );
  });
  expect(missing).toEqual([]);
});
