import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import type { CvLine } from './cv-line.ts';
import { foldLetters, stripEnds } from './fold-letters.ts';
import type { CvPart } from './headings.ts';
import { findPeriod, type Period } from './periods.ts';
import { isWork } from './read-title.ts';

/** A job held or a diploma, each text as it stands in the CV; '' where the CV does not say. */
export interface CvEntry {
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly from: string;
  readonly to: string | null;
}

const diploma =
  /\b(?:master|mastere|licence|bachelor|bts|dut|but|deug|dea|dess|dsa|bac|baccalaureat|bep|cap|bp|dplg|hmonp|diplome|doctorat|ingenieur|titre|certificat|certification|formation|brevet|mooc|habilitation|cqp|cycle|prepa|stage|deuxieme|premiere)\b/;
const school =
  /\b(?:ensa|ensap|ecole|lycee|universite|iut|insa|cfa|afpa|greta|institut|faculte|polytech|campus|centre|compagnons|esa|estp|enpc|eesab|conservatoire|academie|college|esitc|esitpa|centro|cnam)\b/;
const parts = / [–—|•·@] | - | chez |\t/u;
const bullet = /^[-–—•▪◦*>✓]\s*/u;
const longestName = 90;

interface Dated {
  readonly period: Period;
  /** What else stands on the line. */
  readonly rest: readonly string[];
}

/** A line that begins an entry by its dates: at its start, at its end, or in a cell of their own. */
function datedLine({ cells }: CvLine): Dated | null {
  for (const [at, cell] of cells.entries()) {
    const period = findPeriod(cell);
    if (!period) continue;
    const [before, behind] = [cell.slice(0, period.start), cell.slice(period.end)];
    const isFirst = before.trim() === '';
    const isLast = stripEnds(behind, ' .)') === '' && (period.isRange || /[(,:–|-]\s*$/.test(before));
    if (!isFirst && !isLast) continue;
    const others = [...cells.slice(0, at), tidy(before), tidy(behind), ...cells.slice(at + 1)];
    return { period, rest: others.map(tidy).filter((text) => text !== '') };
  }
  return null;
}

const tidy = (text: string) =>
  stripEnds(text.replace(bullet, ''), ' :–—|,-.')
    .replace(/^\)|\($/g, '')
    .trim();

/** Whether a line describes the work done, and is no name. */
const isTold = (text: string) => bullet.test(text) || /[.;!]$/.test(text) || text.length > longestName;

/** 'Atelier Horizon, Nantes (44)': the name, and where it is. */
function placed(text: string): { organisation: string; place: string } {
  const at = text.indexOf(',');
  if (at < 0) return { organisation: text, place: '' };
  return { organisation: text.slice(0, at).trim(), place: text.slice(at + 1).trim() };
}

const countries =
  /, (?:France|Belgique|Suisse|Luxembourg|Canada|Maroc|Alg[ée]rie|Tunisie|S[ée]n[ée]gal|Espagne|Italie|Allemagne|Portugal|Royaume-Uni)$/i;

/** Dates that a narrow cell broke: 'Octobre 2021 –' above 'septembre 2024'. */
function joinBrokenDates(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [first = '', ...rest] = line.cells;
    const begun =
      before?.cells.findIndex((cell) => /\d{4} ?(?:[-–—→]|à|au)(?: \p{L}+\.?)?$/u.test(cell)) ?? -1;
    const period = findPeriod(first);
    if (!before || begun < 0 || period?.start !== 0) joined.push(line);
    else {
      const cells = before.cells.map((cell, at) => (at === begun ? `${cell} ${first}` : cell));
      joined[joined.length - 1] = { ...before, cells };
      if (rest.length > 0) joined.push({ ...line, cells: rest });
    }
  }
  return joined;
}

/** The few words that a line with dates had no room for, back on that line. */
function joinRemainders(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [text = '', ...others] = line.cells;
    const isRemainder = others.length === 0 && text.length <= 30 && !isTold(text) && !datedLine(line);
    if (before?.isFull && isRemainder && datedLine(before)?.rest.length === 1)
      joined[joined.length - 1] = { ...before, cells: [`${before.cells[0]} ${text}`], isFull: line.isFull };
    else joined.push(line);
  }
  return joined;
}

interface Block {
  readonly period: Period;
  readonly texts: readonly string[];
}

/**
 * Cuts a part into entries. Where dates stand below the title, by themselves or behind the firm, the line before them
 * belongs to them.
 */
function blocksOf(lines: readonly CvLine[], isTitle: (text: string) => boolean): Block[] {
  const dated = lines.map(datedLine);
  const [first, second] = dated;
  const isBelow = first === null && second !== null && second !== undefined && second.rest.length === 0;
  const hasTitleAbove = (at: number) => {
    const [date, before] = [dated[at], lines[at - 1]];
    if (!date || !before || dated[at - 1]) return false;
    if (date.rest.length === 0) return isBelow;
    const [title = '', ...others] = before.cells;
    return others.length === 0 && !isTold(title) && isTitle(title) && !date.rest.some(isTitle);
  };
  const blocks: { period: Period; texts: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const date = dated[at];
    const isTitleOfNext = !date && hasTitleAbove(at + 1);
    if (date) {
      const above = hasTitleAbove(at) ? (lines[at - 1]?.cells ?? []) : [];
      blocks.push({ period: date.period, texts: [...above, ...date.rest] });
    } else if (!isTitleOfNext) blocks.at(-1)?.texts.push(...line.cells);
  }
  return blocks;
}

/** What a block's texts say first: the title, and where that was. */
function namesOf(
  texts: readonly string[],
  isTitle: (text: string) => boolean,
  isPlace: (text: string) => boolean,
) {
  const [first = '', ...following] = texts;
  const [before = '', ...behind] = first.split(parts).map(tidy);
  const more = behind.length > 0 ? behind.join(', ') : '';
  const next = more === '' && !isTold(following[0] ?? '.') ? tidy(following[0] ?? '') : more;
  if (isPlace(before) && isTitle(next) && !isTitle(before)) return { title: next, where: before };
  if (next === '' || (more === '' && first.includes(',') && !isPlace(next) && isPlace(first)))
    return commaParted(before, isTitle);
  return { title: before, where: next };
}

/** 'Architecte, Agence Lacanau, Bordeaux' on one line. */
function commaParted(text: string, isTitle: (text: string) => boolean) {
  const at = text.indexOf(',');
  if (at < 0) return { title: text, where: '' };
  const [title, where] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return isTitle(title) || !isTitle(where) ? { title, where } : { title: where, where: title };
}

/** The entries of a kind of part, in the CV's order. */
export function readEntries(
  all: readonly CvPart[],
  kind: 'experience' | 'education',
  vocabulary: ReadableVocabulary,
): CvEntry[] {
  const isSchool = (text: string) => school.test(foldLetters(text));
  const isDiploma = (text: string) =>
    diploma.test(foldLetters(text)) && !/^(?:ecole|lycee)/.test(foldLetters(text));
  const isJob = (text: string) => isWork(text, vocabulary) || /\bstage\b/.test(foldLetters(text));
  const [isTitle, isPlace] =
    kind === 'experience' ? [isJob, (text: string) => text !== '' && !isJob(text)] : [isDiploma, isSchool];
  return all
    .filter((part) => part.kind === kind)
    .flatMap(({ lines }) => blocksOf(joinRemainders(joinBrokenDates(lines)), isTitle))
    .map(({ period: { from, to }, texts }) => {
      const [first = '', ...others] = texts;
      const isPlaceFirst = others.length > 1 && countries.test(first) && !isTitle(first);
      const { title, where } = namesOf(isPlaceFirst ? others : texts, isTitle, isPlace);
      const { organisation, place } = placed(where);
      return { title, organisation, place: isPlaceFirst && place === '' ? first : place, from, to };
    })
    .filter(({ title }) => title !== '' && title.length <= 120);
}
