import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import { expect, test } from 'vitest';
import { findTown } from './find-town.ts';

const commune = (code: string, name: string, ...postalCodes: string[]): PlaceSuggestion => ({
  ...{ code, name, postalCodes, kind: 'commune', detail: '', named: true },
});
const mention = (text: string, postalCode: string | null = null) => ({
  ...{ text, postalCode, isCertain: postalCode !== null },
});
const lists: Readonly<Record<string, readonly PlaceSuggestion[]>> = {
  Nantes: [commune('c44109', 'Nantes', '44000')],
  'Saint-Denis': [commune('c97411', 'Saint-Denis', '97400'), commune('c93066', 'Saint-Denis', '93200')],
};
const lookUp = (text: string) => Promise.resolve(lists[text] ?? []);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('the postal code says which of several is meant', async () => {
  expect(await findTown([mention('Saint-Denis', '93200')], lookUp)).toEqual({
    text: 'Saint-Denis',
    code: 'c93066',
  });
  expect(await findTown([mention('Saint-Denis')], lookUp)).toEqual({ text: 'Saint-Denis', code: '' });
});

test('what may be a town is one if there is such a commune', async () => {
  const mentions = [mention('Les Tilleuls'), mention('Nantes')];
  expect(await findTown(mentions, lookUp)).toEqual({ text: 'Nantes', code: 'c44109' });
  expect(await findTown([mention('Les Tilleuls')], lookUp)).toBeNull();
});

test('without an answer, what a postal code stands before is one', async () => {
  expect(await findTown([mention('Nantes')], lost)).toBeNull();
  expect(await findTown([mention('Nantes', '44000')], lost)).toEqual({ text: 'Nantes', code: '' });
});

test('only towns’ texts are asked about, and few', async () => {
  const asked: string[] = [];
  await findTown(
    ['Un', 'Deux', 'Trois', 'Quatre'].map((text) => mention(text)),
    (text) => {
      asked.push(text);
      return Promise.resolve([]);
    },
  );
  expect(asked).toEqual(['Un', 'Deux', 'Trois']);
});
