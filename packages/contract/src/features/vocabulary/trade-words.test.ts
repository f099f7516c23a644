import { describe, expect, test } from 'vitest';
import { foldWord } from '../../core/fold-word.ts';
import { formsOf } from './inflections.ts';
import { tradeWordForms, tradeWordOf } from './trade-words.ts';
import { trades } from './trades.vocabulary.ts';

test.each([
  ['dessinatrices', ['dessinateur', 'dessinatrice']],
  ['DESSINATEUR', ['dessinateur', 'dessinatrice']],
  ['Métreuse', ['metreur', 'metreuse']],
  ['architectes', ['architecte']],
  ['ingénieure', ['ingenieur']],
  ['cheffes', ['chef']],
  ['maîtresse', ['maitre']],
  ['géomètres-expertes', ['geometre-expert', 'geometres-experts', 'geometres-expertes']],
  ['Projet', ['Projet']],
  ['projete', ['projete']],
  ['chantiers', ['chantiers']],
  ['d’œuvre', ['d’œuvre']],
])('%s is looked for as %j', (word, forms) => {
  expect(tradeWordForms(word)).toEqual(forms);
});

test('all genders and numbers of a word are one word', () => {
  expect(['projeteurs', 'Projeteuse', 'projeteuses', 'projeteur'].map(tradeWordOf)).toEqual(
    Array(4).fill('projeteur'),
  );
  expect(tradeWordOf('Béton')).toBe('Béton');
  expect(tradeWordOf('constructor')).toBe('constructor');
});

describe.each(trades)('$masculine', (trade) => {
  const forms = formsOf(trade).map((form) => form.split(' '));

  test('has as many words in each form, each of which is one word wherever it stands', () => {
    expect(new Set(forms.map((words) => words.length)).size).toBe(1);
    for (const words of forms) expect(words.map(tradeWordOf)).toEqual(forms[0]?.map(tradeWordOf));
    for (const word of forms.flat()) expect(tradeWordForms(tradeWordOf(word))).toEqual(tradeWordForms(word));
  });

  test('is told apart by its code', () => {
    for (const part of trade.code.split('-')) expect(part).toMatch(/^[a-z0-9]+$/);
    expect(trades.filter(({ code }) => code === trade.code)).toHaveLength(1);
    const names = trades.filter((other) => foldWord(other.masculine) === foldWord(trade.masculine));
    expect(names).toHaveLength(1);
  });
});
