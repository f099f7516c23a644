import { expect, test } from 'vitest';
import {
  emptyEntry,
  filledEntries,
  isPortfolioDraft,
  type PortfolioDraft,
  portfolioField,
  portfolioIssues,
} from './portfolio-draft.ts';

const entry = (key: string, fields: Partial<PortfolioDraft> = {}): PortfolioDraft => ({
  ...emptyEntry([]),
  key,
  ...fields,
});
const keys = (entries: readonly PortfolioDraft[]) => entries.map(({ key }) => key).join(' ');

test('every new project has a key of its own, also after one was removed', () => {
  const first = emptyEntry([]);
  const second = emptyEntry([first]);
  expect(emptyEntry([second]).key).not.toBe(second.key);
});

test('an untouched project is neither sent nor told about; a half-filled one is', () => {
  const entries = [entry('a'), entry('b', { title: 'Villa' })];
  expect(keys(filledEntries(entries))).toBe('b');
  expect(portfolioIssues(entries)).toEqual({
    'portfolio.b.image': 'Ajoutez une image ou un lien à ce projet.',
  });
});

test('the server’s numbers are those of the projects it was sent', () => {
  const sent = filledEntries([entry('a'), entry('b', { title: 'Villa' })]);
  expect(portfolioField('portfolio.0.url', sent)).toBe('portfolio.b.url');
  expect(portfolioField('siret', sent)).toBe('siret');
});

test.each([null, 'text', {}, { ...entry('a'), image: 3 }])('%j is no project', (value) => {
  expect(isPortfolioDraft(value)).toBe(false);
});
