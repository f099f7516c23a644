import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { PdfLine } from '../../../core/pdf/read-page-text.ts';
import type { PageGroup } from './group-pages.ts';
import { isLabelled, labelledFacts } from './labelled-facts.ts';
import { folded, type PageReading } from './page-reading.ts';
import { readPhases, readSurface, readYear } from './read-figures.ts';

/** What is proposed for a project: the values of its form, each read from its pages, empty where they do not say. */
export interface ProposedProject {
  readonly title: string;
  readonly description: string;
  readonly year: string;
  readonly surfaceSquareMetres: string;
  readonly phases: readonly ProjectPhase[];
  readonly roleHeld: string;
  readonly agency: string;
  readonly software: string;
}

const longestTitle = 150;
const longestDescription = 5000;
const longestFact = 120;
/** A line of a text has so many words at least; what is shorter is a caption. */
const fewestSentenceWords = 5;
/** The lines of one text stand in one column, under each other within so many times their size. */
const leading = 2.2;
const sameColumn = 3;

const within = (text: string | undefined, longest: number) =>
  text !== undefined && text.length <= longest ? text : '';

const wordsIn = (text: string) => text.split(/\s+/).length;

function continues(before: PdfLine, line: PdfLine): boolean {
  return (
    Math.abs(line.x - before.x) <= sameColumn * before.size &&
    line.y > before.y &&
    line.y - before.y <= leading * before.size &&
    Math.abs(line.size - before.size) < 0.15 * before.size
  );
}

/** Lines put together to the texts that they are, hyphens at their ends taken out. */
function paragraphsOf(lines: readonly PdfLine[]): readonly string[] {
  const open: { text: string; last: PdfLine }[] = [];
  for (const line of lines) {
    const own = open.findLast(({ last }) => continues(last, line));
    if (!own) open.push({ text: line.text, last: line });
    else {
      const isHyphenated = /\p{Ll}-$/u.test(own.text) && /^\p{Ll}/u.test(line.text);
      own.text = isHyphenated ? own.text.slice(0, -1) + line.text : `${own.text} ${line.text}`;
      own.last = line;
    }
  }
  return open.map(({ text }) => text);
}

/** A text of a page: long enough, in words, and ended or large. */
const isProse = (text: string) =>
  wordsIn(text) >= fewestSentenceWords * 2 && /\p{Ll}{3} \p{Ll}{2}/u.test(text);

function describe(pages: readonly PageReading[], title: string): string {
  const texts = pages.flatMap(({ text }) =>
    paragraphsOf(text.lines.filter((line) => !isLabelled(line.text) && folded(line.text) !== folded(title))),
  );
  const told: string[] = [];
  let length = 0;
  for (const text of new Set(texts.filter(isProse))) {
    if (length + text.length + 2 > longestDescription) break;
    told.push(text);
    length += text.length + 2;
  }
  return told.join('\n\n');
}

/** « Riom (63) », « 63200 Riom »: the town alone. */
const townOf = (said: string) =>
  said
    .trim()
    .replace(/\((?:\d{2,3}|2[AB])\)$/i, '')
    .trim()
    .replace(/^\d{5}\s+/, '')
    .replace(/[.,;]\s*$/, '')
    .trim();

/** A town said in brackets with its département: « Médiathèque, Riom (63) ». */
const townWithNumber =
  /(?:^|[,–—-]\s*)(\p{Lu}[\p{L}’' -]{1,40}?)\s*\((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\)/u;

function townIn(lines: readonly string[], labelled: string | undefined): string {
  const said = labelled ?? lines.flatMap((line) => townWithNumber.exec(line)?.[1] ?? [])[0];
  const town = said === undefined ? '' : townOf(said);
  return wordsIn(town) <= 5 && !/\d/.test(town) ? town : '';
}

/** A title with the town after it, or in it, with its capitals, where it was said in capitals. */
function withTown(title: string, said: string): string {
  if (title === '' || said === '') return title;
  const town = correctCasing(said, 'place');
  const at = title.toLocaleLowerCase('fr').indexOf(town.toLocaleLowerCase('fr'));
  if (at >= 0) return title.slice(0, at) + town + title.slice(at + town.length);
  return folded(title).includes(folded(town)) ? title : `${title}, ${town}`;
}

/** Returns the software that a line names; passed in, as the vocabulary comes from the server. */
export type ReadSoftware = (text: string) => readonly string[];

/** Proposes the values of a project from what its pages say. What they do not say stays empty. */
export function proposeProject(
  group: PageGroup,
  pages: readonly PageReading[],
  readSoftware: ReadSoftware = () => [],
): ProposedProject {
  const own = pages.filter(({ number }) => group.pages.includes(number));
  const lines = own.flatMap(({ text }) => text.lines.map((line) => line.text));
  const facts = labelledFacts(lines);
  const called = correctCasing((group.title ?? facts.title ?? '').trim(), 'title');
  const title = withTown(called, townIn(lines, facts.town));
  return {
    title: within(title, longestTitle) || within(called, longestTitle),
    description: describe(own, group.title ?? ''),
    year: readYear(lines) ?? '',
    surfaceSquareMetres: readSurface(lines) ?? '',
    phases: readPhases(lines),
    roleHeld: within(facts.roleHeld, longestFact),
    agency: within(facts.agency, longestFact),
    software: facts.software === undefined ? '' : readSoftware(facts.software).join(', '),
  };
}
