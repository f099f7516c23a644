import { findTerms, pickLongest } from '@mitoyen/contract/features/vocabulary/find-terms.ts';
import { readQueryWords } from '@mitoyen/contract/features/vocabulary/query-words.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { type CvLine, longestLine, textOf } from './cv-line.ts';
import { foldLetters } from './fold-letters.ts';
import type { CvPart } from './headings.ts';
import { type Level, levelIn } from './levels.ts';

/** A program that a CV names, and how well its author knows it where that is written. */
export interface KnownSoftware {
  readonly code: string;
  readonly level: Level | null;
  /** The program's name as it stands there. */
  readonly written: string;
}

/** Names that are words or brands of something else as well: programs only among programs. */
const ambiguous = new Set(
  'word excel robot corona dynamo sema inventor rhino illustrator blender primavera attic-plus pleiades mensura scia acc'.split(
    ' ',
  ),
);
/** Words for software that the author does not know yet. */
const wish = /\b(?:souhait|desir|envie\b|former? a\b|apprendre\b|prochainement\b|a acquerir\b)/;
/** The end of the words about a program: the next sentence or item. */
const itemEnd = /[,;•·|]|\.(?:\s|$)|\s\/\s/;

interface Named {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

function namedIn(text: string, vocabulary: ReadableVocabulary): Named[] {
  const found = findTerms(readQueryWords(text), vocabulary).filter(
    ({ kind, code }) => kind === 'software' && !code.includes(':'),
  );
  // a figure behind a name may be its version or how well it is known: it is looked at apart
  const bare = found.filter(
    ({ code, start, end }) =>
      !found.some((other) => other.code === code && other.start === start && other.end < end),
  );
  return pickLongest(bare).filter(({ start }) => /^[\p{Lu}\d]/u.test(text.slice(start)));
}

/** What a text before programs says of all of them: 'Notions : Rhino, Blender', 'Maîtrise d’Excel et de Word'. */
function levelBefore(text: string): Level | null {
  const said = text.split(/[.;|•·]\s|[,)]/).at(-1) ?? '';
  return said.length <= 40 ? levelIn(said) : null;
}

/** What stands right behind a program of it alone: 'Revit (avancé)', 'AutoCAD : expert', 'Rhino ●●○○○'. */
function ownLevel(behind: string): Level | null {
  const bracket = /^[^(),;]{0,12}\(([^)]*)\)/.exec(behind)?.[1];
  if (bracket !== undefined) return levelIn(bracket);
  const [said = ''] = behind.split(itemEnd);
  return said.length <= 40 ? levelIn(said) : null;
}

/** The programs of one line, each with the level that is said of it. */
function readLine(text: string, vocabulary: ReadableVocabulary): KnownSoftware[] {
  const named = namedIn(text, vocabulary);
  const read: (KnownSoftware & { isGroup: boolean })[] = [];
  let general: Level | null = null;
  for (const [at, { code, start, end }] of named.entries()) {
    const before = text.slice(named[at - 1]?.end ?? 0, start);
    // a list continues what was said before it, another sentence does not
    const isNewSaying = at === 0 || /[.;:|•]\s/.test(before) || /[a-z]{4,}/.test(foldLetters(before));
    if (isNewSaying) general = levelBefore(before);
    const behind = text.slice(end, named[at + 1]?.start ?? text.length);
    const [said = '', next = ''] = behind.split(/[.;|•]/, 2);
    const isOfNext = next.trim() !== '' && /[:’'\s]$/.test(behind);
    const own = ownLevel(isOfNext ? said : behind);
    const level = own ?? general;
    read.push({ code, level, written: text.slice(start, end), isGroup: isNewSaying });
    if (own === null) continue;
    // 'Archicad, Artlantis : très bon niveau', 'SketchUp + V-Ray (maîtrise)'
    const isOfAll = /^\s*(?::|[-–—]\s)/.test(behind);
    for (let one = read.length - 2; one >= 0; one -= 1) {
      const [other, next] = [read[one], named[one + 1]];
      const between = text.slice(named[one]?.end ?? 0, next?.start ?? 0);
      const joins = isOfAll ? /^(?:\s?[,&+/]\s?|\set\s)$/ : /^\s?[+&]\s?$/;
      if (!other || other.level !== null || !joins.test(between)) break;
      read[one] = { ...other, level: own };
    }
  }
  return read.map(({ isGroup: _, ...one }) => one);
}

/** The programs that a CV names, each once, with the level that is written of it first. */
export function readSoftware(parts: readonly CvPart[], vocabulary: ReadableVocabulary): KnownSoftware[] {
  const among = new Set(['software', 'skills']);
  const inOrder = parts.toSorted((one, other) => Number(among.has(other.kind)) - Number(among.has(one.kind)));
  const known = new Map<string, KnownSoftware>();
  for (const { kind, lines } of inOrder) {
    for (const line of joinBroken(joinRated(lines))) {
      if (wish.test(foldLetters(line))) continue;
      const read = readLine(line, vocabulary);
      const isCertain = among.has(kind) || read.some(({ code }) => !ambiguous.has(code));
      for (const one of isCertain ? read : []) {
        const before = known.get(one.code);
        if (!before || (before.level === null && one.level !== null && among.has(kind)))
          known.set(one.code, before ? { ...before, level: one.level } : one);
      }
    }
  }
  return [...known.values()];
}

/** A row of a table with levels alone, under one with as many programs. */
function joinRated(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const { cells } = line;
    const before = joined.at(-1)?.cells ?? [];
    const isRated = cells.length > 1 && cells.length === before.length;
    if (isRated && cells.every((cell) => levelIn(cell) !== null && cell.length <= 20))
      joined[joined.length - 1] = { ...line, cells: before.map((cell, at) => `${cell} ${cells[at]}`) };
    else joined.push(line);
  }
  return joined;
}

/** The texts of lines that a column's width broke: behind a comma, before a bracket, or inside a sentence. */
function joinBroken(lines: readonly CvLine[]): string[] {
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [before, text] = [joined.at(-1), textOf(line)];
    const isBroken = /[,(+&]$/.test(before ?? '') || /^\(/.test(text);
    const goesOn = Boolean(lines[at - 1]?.isFull) && /^\p{Ll}/u.test(text);
    const isShort = before !== undefined && before.length + text.length < longestLine;
    if (isShort && (isBroken || goesOn)) joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
  }
  return joined;
}
