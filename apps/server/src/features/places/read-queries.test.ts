import {
  type ExpectedReading,
  type QueryCase,
  queries,
} from '@mitoyen/contract/features/vocabulary/queries.fixture.ts';
import { placeSpans, understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { atlas } from './atlas.ts';
import { placesNamed } from './read-place-text.ts';

const { gazetteer } = atlas();

/** Of the queries, at least so many must be read as they are meant. */
const leastRight = 0.99;

interface Reading {
  readonly trades: readonly string[];
  readonly software: readonly string[];
  readonly phases: readonly string[];
  readonly programmes: readonly string[];
  readonly contexts: readonly string[];
  readonly places: readonly string[];
  readonly words: readonly string[];
}

/** A query as the page reads it: places are asked for, and the first of several of one name is taken. */
function read(query: string): Reading {
  const named = placeSpans(query, vocabulary).flatMap(({ text }) => {
    const [place] = placesNamed(text);
    return place === undefined ? [] : [{ text, code: gazetteer.codeOf(place) }];
  });
  const { finds, sought } = understand(query, named, vocabulary);
  const codesOf = (kind: string) => [
    ...new Set(finds.filter((find) => find.kind === kind).map(({ code }) => code.replace(/:.*/, ''))),
  ];
  return {
    trades: codesOf('trade'),
    software: codesOf('software'),
    phases: codesOf('phase'),
    programmes: codesOf('programme'),
    contexts: codesOf('context'),
    places: codesOf('place'),
    words: sought,
  };
}

/** Whether exactly these codes are meant, or besides them one or more of those that a name leaves open. */
function means(
  found: readonly string[],
  each: readonly string[] = [],
  among: readonly string[] = [],
): boolean {
  const others = found.filter((code) => !each.includes(code));
  return (
    each.every((code) => found.includes(code)) &&
    others.every((code) => among.includes(code)) &&
    (among.length === 0 || others.length > 0)
  );
}

const isMeant = (found: Reading, expected: ExpectedReading): boolean =>
  means(found.trades, expected.trades, expected.tradesAmong) &&
  means(found.places, expected.places, expected.placesAmong) &&
  means(found.software, expected.software) &&
  means(found.phases, expected.phases) &&
  means(found.programmes, expected.programmes) &&
  means(found.contexts, expected.contexts) &&
  found.words.join(' ') === (expected.words ?? []).join(' ');

const holdsNone = (found: readonly string[], refused: true | readonly string[] = []): boolean =>
  refused === true ? found.length === 0 : !found.some((code) => refused.includes(code));

function isRight({ query, or = [], not = {}, ...expected }: QueryCase): boolean {
  const found = read(query);
  return (
    [expected, ...or].some((one) => isMeant(found, one)) &&
    holdsNone(found.places, not.places) &&
    holdsNone(found.trades, not.trades)
  );
}

const shown = (reading: Reading) =>
  Object.entries(reading)
    .filter(([, codes]) => codes.length > 0)
    .map(([kind, codes]) => `${kind} ${codes.join(' ')}`)
    .join('; ');

test('queries of this field are read as they are meant', () => {
  const wrong = queries.filter((one) => !isRight(one)).map(({ query }) => `${query} → ${shown(read(query))}`);
  expect(queries).toHaveLength(300);
  expect(1 - wrong.length / queries.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight);
});
