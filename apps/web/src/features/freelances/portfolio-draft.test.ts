import { expect, test } from 'vitest';
import {
  emptyEntry,
  filledEntries,
  isPortfolioDraft,
  type PortfolioDraft,
  portfolioField,
  portfolioIssues,
  readEntry,
  toPortfolio,
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
    'portfolio.b.images': 'Ajoutez une image ou un lien à ce projet.',
  });
});

test('the server’s numbers are those of the projects it was sent', () => {
  const sent = filledEntries([entry('a'), entry('b', { title: 'Villa' })]);
  expect(portfolioField('portfolio.0.url', sent)).toBe('portfolio.b.url');
  expect(portfolioField('portfolio.0.image', sent)).toBe('portfolio.b.images');
  expect(portfolioField('portfolio.0.images.2.url', sent)).toBe('portfolio.b.images.2.url');
  expect(portfolioField('siret', sent)).toBe('siret');
});

test.each([null, 'text', {}, { ...entry('a'), images: 3 }, { ...entry('a'), images: ['x'] }])(
  '%j is no project',
  (value) => {
    expect(isPortfolioDraft(value)).toBe(false);
  },
);

test('a project read from a PDF is sent with all its pictures and facts, the first of them as the cover', () => {
  const file = (digit: number) => `/files/0190a5b0-0000-7000-8000-00000000000${digit}`;
  const read = readEntry([entry('p1')], {
    ...{
      title: 'Halle',
      description: 'Douze travées.',
      image: file(1),
      url: '',
      year: '2021',
      phases: ['DET'],
    },
    images: [{ url: file(1) }, { url: file(2) }],
  });
  expect(read).toMatchObject({ key: 'p2', title: 'Halle' });
  expect(isPortfolioDraft(JSON.parse(JSON.stringify(read)))).toBe(true);
  const sent = (changes: Partial<PortfolioDraft>) => toPortfolio([{ ...read, ...changes }])[0];
  expect(sent({})).toMatchObject({ title: 'Halle', year: 2021, phases: ['DET'], image: file(1) });
  expect(sent({})?.images?.map(({ url }) => url)).toEqual([file(1), file(2)]);
  expect(sent({ images: read.images.toReversed() })).toMatchObject({
    image: file(2),
    images: [
      { url: file(2), alt: '', focusX: 50, focusY: 50 },
      { url: file(1), alt: '', focusX: 50, focusY: 50 },
    ],
  });
});
