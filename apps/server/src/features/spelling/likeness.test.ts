import { describe, expect, test } from 'vitest';
import { countEdits, likeliestWord, likenessKey } from './likeness.ts';

describe('edits', () => {
  test.each([
    ['architecte', 'architecte', 0],
    ['architcte', 'architecte', 1],
    ['archiitecte', 'architecte', 1],
    ['architevte', 'architecte', 1],
    ['arhcitecte', 'architecte', 1],
    ['rchitecte', 'architecte', 1],
    ['architect', 'architecte', 1],
    ['arhcitetce', 'architecte', 2],
    ['archtcte', 'architecte', 2],
    ['lyon', 'nantes', 3],
    ['', 'pau', 3],
  ])('from %s to %s: %i', (one, other, edits) => {
    expect([countEdits(one, other, 2), countEdits(other, one, 2)]).toEqual([edits, edits]);
  });

  test('are the least there are, as a slow count of them says', () => {
    const words = ['revit', 'reivt', 'rvit', 'revvit', 'tevir', 'verti', 'rev', 'evirt', 'ervit', 'vert'];
    for (const one of words)
      for (const other of words)
        expect([one, other, countEdits(one, other, 9)]).toEqual([one, other, slowly(one, other)]);
  });
});

/** By its definition: each way to begin, without memory. */
function slowly(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [first, second] = [one.slice(1), other.slice(1)];
  const isSwap = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    slowly(first, second) + Number(one[0] !== other[0]),
    slowly(first, other) + 1,
    slowly(one, second) + 1,
    isSwap ? slowly(one.slice(2), other.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

const among = (...words: [word: string, rows: number][]) =>
  words.map(([spelt, rows]) => ({ word: spelt, spelt, rows }));

test('doubled letters are free', () => {
  expect(likenessKey('villeneuve')).toBe(likenessKey('vileneuve'));
  expect(likenessKey('metreur')).toBe(likenessKey('mettreur'));
});

describe('the likeliest word', () => {
  const known = among(
    ['architecte', 5],
    ['architecture', 9],
    ['lyon', 3],
    ['laon', 8],
    ['pau', 4],
    ['nantes', 2],
    ['poitiers', 1],
    ['mantes', 6],
    ['perspectiviste', 0],
  );

  test.each([
    ['architcte', 'architecte'],
    ['arhcitetce', 'architecte'],
    ['lyno', 'lyon'],
    ['lyyon', 'lyon'],
    ['nnantes', 'nantes'],
    ['poiiers', 'poitiers'],
    ['perspectivste', 'perspectiviste'],
  ])('for %s is %s', (typed, meant) => {
    expect(likeliestWord(typed, known)?.word).toBe(meant);
  });

  test('has the fewest edits, then the most rows', () => {
    expect(likeliestWord('architectre', known)?.word).toBe('architecture');
    expect(likeliestWord('bantes', known)?.word).toBe('mantes');
  });

  test.each(['lyo', 'pua', 'puau', 'paau', 'lymo', 'rchtectr', 'archi', 'naneste', 'zzzzzzzz'])(
    'for %s is none',
    (typed) => {
      expect(likeliestWord(typed, known)).toBeNull();
    },
  );
});
