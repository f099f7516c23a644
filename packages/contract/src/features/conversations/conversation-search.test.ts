import { expect, test } from 'vitest';
import { conversationTerms, foundParts } from './conversation-search.ts';

test.each([
  ['toiture zinc', ['toiture', 'zinc']],
  ['la tour à plomb', ['la', 'tour', 'plomb']],
  ['100 %', ['100']],
  ['R+2', ['R+2']],
  ['%', []],
  ['à', []],
  ['…', []],
])('of “%s”, these words are looked for', (search, terms) => {
  expect(conversationTerms(search)).toEqual(terms);
});

const marked = (text: string, ...terms: string[]) => {
  const parts = foundParts(text, terms);
  return parts.map(({ start, end }) => text.slice(start, end));
};

test.each([
  ['Le métré du gîte', ['metre', 'GITE'], ['métré', 'gîte']],
  ['Un vœu, un œil', ['voeu', 'oeil'], ['vœu', 'œil']],
  ['l’architecte', ["l'arch"], ['l’arch']],
  ['archi, architecte', ['rchi'], ['rchi', 'rchi']],
  ['or, décor, (or)', ['or'], ['or', 'or']],
  ['toiture', ['toit', 'iture'], ['toiture']],
  ['🏠 toit', ['toit'], ['toit']],
  ['rien', ['toit'], []],
  ['Le bœuf', ['bo'], ['bœ']],
  ['une ﬃche', ['ff'], ['ﬃ']],
  ['1 🆐 2', ['dj'], ['🆐']],
  ['un cafe\u0301 noir', ['café'], ['cafe\u0301']],
])('in “%s”, %j is marked', (text, terms, expected) => {
  expect(marked(text, ...terms)).toEqual(expected);
});

test('a long text of one letter is soon read', () => {
  const text = 'a'.repeat(10_000);
  expect(foundParts(text, ['aaa', 'aaaa'])).toEqual([{ start: 0, end: 10_000 }]);
});
