import { readFileSync } from 'node:fs';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { Window } from 'happy-dom';
import { describe, expect, test, vi } from 'vitest';
import { readDocxLines } from '../file/read-docx.ts';
import type { CvLine, TextPiece } from '../rules/cv-line.ts';
import { foldLetters } from '../rules/fold-letters.ts';
import { type ReadCv, readCv } from '../rules/read-cv.ts';
import type { CvEntry } from '../rules/read-entries.ts';
import { readingOrder, standsIn, wholeText } from '../rules/reading-order.ts';
import { officeDocument } from './office/lay-out.fixture.ts';
import { type Entry, officePeople, type Person, people } from './people.fixture.ts';

type Row = readonly [text: string, x: number, y: number, width: number, size: number, page: number];

const places = readFileSync(new URL('../../../../../server/places/places.tsv', import.meta.url), 'utf8');
const communes = new Set(
  places
    .split('\n')
    .filter((line) => line.startsWith('c'))
    .map((line) => foldLetters(line.split('\t')[1] ?? '')),
);
const asPiece = ([text, x, y, width, size, page]: Row): TextPiece => ({ text, x, y, width, size, page });

const townOf = ({ towns }: ReadCv) =>
  towns.find(({ text, isCertain }) => isCertain || communes.has(foldLetters(text)))?.text ?? null;
const softwareOf = ({ software }: ReadCv) =>
  software.map(({ code, level }) => (level === null ? code : `${code}:${level}`));
const asField = (date: string | undefined) => {
  if (date === 'now') return null;
  return date !== undefined && !date.includes('-') ? `${date}-` : date;
};
/** An entry as it is to be read. One date alone is when it ended. */
function entryOf({ title, where, period }: Entry): Omit<CvEntry, 'place'> {
  const [first, last] = period;
  const organisation = where.split(',')[0] ?? '';
  const [from = '', to = null] = last === undefined ? ['', asField(first)] : [asField(first), asField(last)];
  return { title, organisation, from: from ?? '', to };
}
const entriesOf = ({ parts }: Person, kind: string) =>
  parts
    .filter((part) => part.kind === kind)
    .flatMap(({ lines }) => lines.filter((line) => typeof line !== 'string'))
    .map(entryOf);

test('forty people by four layouts', () => {
  const of = (name: string) => people.filter(({ layout }) => layout.startsWith(name)).length;
  expect(['one', 'two', 'table', 'europass'].map(of)).toEqual([10, 10, 10, 10]);
});

test('ten people by five layouts', () => {
  const of = (name: string) => officePeople.filter(({ layout }) => layout === name).length;
  expect(['tabs', 'sidebar', 'boxes', 'columns', 'canva'].map(of)).toEqual([2, 2, 2, 2, 2]);
});

const printed = (file: string) =>
  (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[][]).map((rows) =>
    readingOrder(rows.map(asPiece)),
  );

/** The lines of each person's document, as which Word keeps it. */
async function written(persons: readonly Person[]): Promise<CvLine[][]> {
  vi.stubGlobal('DOMParser', new Window().DOMParser);
  const before = (at: number) => persons.slice(0, at).filter(({ layout }) => layout === persons[at]?.layout);
  const documents = persons.map((person, at) => officeDocument(person, before(at).length));
  const lines = await Promise.all(documents.map((bytes) => readDocxLines(new Blob([new Uint8Array(bytes)]))));
  vi.unstubAllGlobals();
  return lines;
}

const corpora = [
  { name: 'CVs that a browser prints', persons: people, lines: printed('./pieces.json') },
  { name: 'CVs that LibreOffice prints', persons: officePeople, lines: printed('./office/pieces.json') },
  { name: 'CVs as Word’s documents', persons: officePeople, lines: await written(officePeople) },
];

interface Read {
  readonly person: Person;
  readonly cv: ReadCv;
  readonly text: string;
}

describe.each(corpora)('$name', ({ persons, lines }) => {
  const read = persons.map((person, at): Read => {
    const own = lines[at] ?? [];
    return { person, cv: readCv(own, vocabulary), text: wholeText(own).replaceAll('\n', ' ') };
  });

  /** How many of what is to be read is read so, and what is not. */
  function compare<Value>(of: (one: Read) => readonly (readonly [Value, Value])[]) {
    const pairs = read.flatMap((one) => of(one).map((pair) => ({ name: one.person.name, pair })));
    const wrong = pairs.filter(({ pair: [got, wanted] }) => JSON.stringify(got) !== JSON.stringify(wanted));
    return { share: 1 - wrong.length / pairs.length, wrong };
  }

  test('each has its lines', () => {
    expect(lines).toHaveLength(persons.length);
  });

  test.each([
    ['title', ({ cv, person }: Read) => [cv.title, person.expected.title]],
    ['town', ({ cv, person }: Read) => [townOf(cv), person.expected.town]],
    ['phone', ({ cv, person }: Read) => [cv.phone, person.expected.phone]],
    ['years', ({ cv, person }: Read) => [cv.years, person.expected.years]],
  ] as const)('at least 95 of 100 are right: %s', (_name, of) => {
    const { share, wrong } = compare((one) => [of(one) as [unknown, unknown]]);
    expect(share, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.95);
  });

  test('at least 90 of 100 programs are read, with their levels', () => {
    const { share, wrong } = compare(({ cv, person }) =>
      person.expected.software.map((one) => [softwareOf(cv).find((known) => known === one) ?? null, one]),
    );
    expect(share, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['experience', 'experiences'],
    ['education', 'education'],
  ] as const)('at least 90 of 100 entries are read, with their dates: %s', (kind, list) => {
    const { share, wrong } = compare(({ cv, person }) =>
      entriesOf(person, kind).map((entry) => {
        const found = cv[list].find(({ title, to }) => title === entry.title && to === entry.to);
        return [
          found && { title: found.title, organisation: found.organisation, from: found.from, to: found.to },
          entry,
        ];
      }),
    );
    expect(share, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  });

  test('nothing is invented: no wrong value, and each is a text of the CV', () => {
    const invented = read.flatMap(({ person, cv, text }) => {
      const { expected, name } = person;
      const told = [
        [cv.title, expected.title],
        [townOf(cv), expected.town],
        [cv.phone, expected.phone],
        [cv.years, expected.years],
      ];
      const wrong = told.filter(([got, wanted]) => got !== null && got !== wanted).map(([got]) => got);
      const programs = softwareOf(cv).filter((one) => !expected.software.includes(one));
      const written = [
        ...[cv.title, cv.phone, townOf(cv), ...cv.software.map((one) => one.written)],
        ...[...cv.experiences, ...cv.education].flatMap(({ title, organisation, place }) => [
          title,
          organisation,
          place,
        ]),
      ].filter((value) => value !== null);
      const entries = (['experience', 'education'] as const).filter(
        (kind) => cv[kind === 'experience' ? 'experiences' : kind].length > entriesOf(person, kind).length,
      );
      const unwritten = written.filter((value) => !standsIn(text, value));
      const all = [...wrong, ...programs, ...entries, ...unwritten];
      return all.length > 0 ? [{ name, all }] : [];
    });
    expect(invented).toEqual([]);
  });
});
