import { maxProjectImages } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import type { OutlineEntry } from '../../../core/pdf/open-pdf.ts';
import { labelledFacts } from './labelled-facts.ts';
import { isUntoldCover, kindOf, type PageKind } from './page-kinds.ts';
import { bodySizeOf, folded, type PageReading, titleOf } from './page-reading.ts';
import { titleBlocks } from './title-blocks.ts';

/** Pages that follow each other and belong to one project, or to none. */
export interface PageGroup {
  readonly kind: PageKind;
  /** As the pages or the table of contents call it; null where nothing does. */
  readonly title: string | null;
  readonly pages: readonly number[];
}

/** Titles that programs write by themselves: they tell of no project. */
const writtenByProgram =
  /^(?:page|diapositive|slide|folio|planche|feuille|calque|layout|presentation)[\d\s_-]{0,20}$/;

/**
 * The pages at which an outline begins something, with its title; empty where the outline only lists single
 * pages.
 */
function beginningsOf(outline: readonly OutlineEntry[], pageCount: number): ReadonlyMap<number, string> {
  const told = outline.filter(({ title }) => !writtenByProgram.test(folded(title)));
  for (const level of [0, 1, 2]) {
    const starts = new Map<number, string>();
    for (const { title, page, level: own } of told)
      if (own === level && !starts.has(page)) starts.set(page, title);
    // an outline with an entry for each page lists pages, one with a single entry names the document
    if (starts.size >= 2 && (starts.size <= 3 || starts.size < 0.9 * pageCount)) return starts;
  }
  return new Map();
}

/** Pages without the lines that half of them have: a name, a heading, a footer, which begin nothing. */
function withoutRunningLines(pages: readonly PageReading[]): readonly PageReading[] {
  const counts = new Map<string, number>();
  for (const { text } of pages)
    for (const line of new Set(text.lines.map((line) => folded(line.text))))
      counts.set(line, (counts.get(line) ?? 0) + 1);
  const least = Math.max(3, pages.length / 2);
  const isOwn = (line: string) => (counts.get(folded(line)) ?? 0) < least;
  return pages.map(({ number, text }) => ({
    number,
    text: { ...text, lines: text.lines.filter((line) => isOwn(line.text)) },
  }));
}

/** A project takes so many pictures: further pages become a second one. */
function withinLimit(group: PageGroup): readonly PageGroup[] {
  if (group.kind !== 'project') return [group];
  const parts: PageGroup[] = [];
  for (let at = 0; at < group.pages.length; at += maxProjectImages)
    parts.push({ ...group, pages: group.pages.slice(at, at + maxProjectImages) });
  return parts;
}

/**
 * Puts the pages of a portfolio into projects, by what they say. What begins one: an entry of the outline; where there is
 * none, a name said (« Projet : … ») or a title block that changes; where there is none, large letters that were not there before. Covers, contents, CVs
 * and contacts stand alone.
 */
export function groupPages(
  pages: readonly PageReading[],
  outline: readonly OutlineEntry[],
): readonly PageGroup[] {
  const pageCount = pages.length;
  const bodySize = bodySizeOf(pages);
  const own = withoutRunningLines(pages);
  const titles = own.map((page) => titleOf(page.text, bodySize));
  const blocks = titleBlocks(pages);
  const names = pages.map(({ text }) => labelledFacts(text.lines.map((line) => line.text)).title);
  const nameOf = (group: PageGroup) =>
    names.findLast((name, at) => name !== undefined && group.pages.includes(pages[at]?.number ?? 0));
  const outlined = beginningsOf(outline, pageCount);
  const kinds = pages.map((page) => kindOf(page, pageCount));
  if (kinds[0] === 'project' && isUntoldCover(own, bodySize, kinds[1])) kinds[0] = 'cover';

  const begins = (at: number, current: PageGroup): boolean => {
    const number = pages[at]?.number ?? 0;
    if (outlined.size > 0) return outlined.has(number);
    // a project of one board has a title block that stands nowhere else
    const [called, name] = [nameOf(current), names[at]];
    if (called && name) return folded(called) !== folded(name);
    const [before, block] = [blocks[at - 1], blocks[at]];
    if (before && block) return !block.some((line) => before.includes(line));
    const title = titles[at];
    return typeof title === 'string' && folded(title) !== folded(current.title ?? '');
  };

  const groups: PageGroup[] = [];
  pages.forEach(({ number }, at) => {
    const kind = kinds[at] ?? 'project';
    const current = groups.at(-1);
    const goesOn = current && current.kind === kind && (kind !== 'project' || !begins(at, current));
    if (goesOn) groups[groups.length - 1] = { ...current, pages: [...current.pages, number] };
    else groups.push({ kind, title: outlined.get(number) ?? titles[at] ?? null, pages: [number] });
  });
  return groups.flatMap(withinLimit);
}
