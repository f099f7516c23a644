import { readFileSync } from 'node:fs';

export type OwnLayout = 'one' | 'two' | 'table' | 'europass-old' | 'europass-new';
type OfficeLayout = 'tabs' | 'sidebar' | 'boxes' | 'columns' | 'canva';

/** A made-up person's CV, as `people.txt` has it. */
export interface Person<Layout extends string = OwnLayout | OfficeLayout> {
  readonly layout: Layout;
  readonly name: string;
  readonly title: string;
  readonly contact: readonly string[];
  readonly parts: readonly Part[];
  /** What is to be read, each as it stands in the CV. */
  readonly expected: Expected;
}

export interface Part {
  readonly kind: string;
  readonly heading: string;
  readonly lines: readonly (string | Entry)[];
}

/** `period`: from and to as the form has them, by months or by years; `now` for what lasts. */
export interface Entry {
  readonly dates: string;
  readonly title: string;
  readonly where: string;
  readonly period: readonly string[];
}

export interface Expected {
  readonly title: string | null;
  readonly town: string | null;
  readonly phone: string | null;
  readonly years: number | null;
  /** `revit:2`, or `revit` where no level is written. */
  readonly software: readonly string[];
}

function readEntry(line: string): Entry {
  const [written = '', period = ''] = line.split(' = ');
  const [dates = '', title = '', where = ''] = written.split(' | ');
  return { dates, title, where, period: period.split('/') };
}

function readPerson(record: string): Person {
  const [layout = '', ...lines] = record.trim().split('\n');
  const all = (sign: string) =>
    lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(sign.length + 1));
  const said = (sign: string) => {
    const [text = 'none'] = all(sign);
    return text === 'none' ? null : text;
  };
  const parts: { kind: string; heading: string; lines: (string | Entry)[] }[] = [];
  for (const line of lines) {
    if (/^[@!]/.test(line)) continue;
    const heading = /^## (\w+) (.+)$/.exec(line);
    if (heading) parts.push({ kind: heading[1] ?? '', heading: heading[2] ?? '', lines: [] });
    else parts.at(-1)?.lines.push(line.startsWith('> ') ? readEntry(line.slice(2)) : line);
  }
  const years = said('!years');
  return {
    layout: layout.trim() as Person['layout'],
    name: said('@name') ?? '',
    title: said('@title') ?? '',
    contact: all('@contact'),
    parts,
    expected: {
      title: said('!title'),
      town: said('!town'),
      phone: said('!phone'),
      years: years === null ? null : Number(years),
      software: said('!software')?.split(' ') ?? [],
    },
  };
}

/** The people of a file. */
export function readPeople(file: URL): readonly Person[] {
  return readFileSync(file, 'utf8')
    .split(/^=== /m)
    .filter((record) => record.trim() !== '')
    .map(readPerson);
}

const isOwn = (person: Person): person is Person<OwnLayout> =>
  !/^(?:tabs|sidebar|boxes|columns|canva)$/.test(person.layout);

/** The forty people whose CVs a browser prints. */
export const people = readPeople(new URL('./people.txt', import.meta.url)).filter(isOwn);
/** The ten whose CVs an office program prints. */
export const officePeople = readPeople(new URL('./office/people.txt', import.meta.url));
