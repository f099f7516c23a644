import { isBinding } from './linking-words.ts';
import { phraseOf, type QueryWord, type Span } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';
import { phrasesOf, type TermKind, type VocabularyPhrases } from './vocabulary-phrases.ts';

/** A part of a query that was understood. A program's code comes with the level that was asked for: `revit:3`. */
export interface Find extends Span {
  readonly kind: TermKind | 'place';
  readonly code: string;
}

/** A find before the longest are picked. */
export interface Found extends Find {
  /** How many words it takes. */
  readonly length: number;
}

export const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Of finds that lie over each other the longest, then the first, then the one that was given first; in the text's order. */
export function pickLongest(found: readonly Found[]): Find[] {
  const picked: Found[] = [];
  // the sort is stable: of two finds in the same words, the one given first stays first
  for (const find of found.toSorted((one, other) => other.length - one.length || one.start - other.start))
    if (!picked.some((other) => overlaps(find, other))) picked.push(find);
  return picked
    .toSorted((one, other) => one.start - other.start)
    .map(({ kind, code, start, end }) => ({ kind, code, start, end }));
}

/** The words from a position that may be one phrase, up to a number of telling ones. */
function* runsFrom(
  words: readonly QueryWord[],
  from: number,
  longest: number,
): Generator<readonly QueryWord[]> {
  let telling = 0;
  for (let to = from; to < words.length && telling < longest; to += 1) {
    if (isBinding(words[to]?.folded ?? '')) continue;
    telling += 1;
    yield words.slice(from, to + 1);
  }
}

/** What follows a program that belongs to it: how well it is known, or its version, of which nothing is asked. */
function suffixOf(
  next: QueryWord | undefined,
  levelOf: (word: string) => number | undefined,
): string | undefined {
  if (!next?.isFirst || !next.isLast) return undefined;
  const level = levelOf(next.folded);
  if (level !== undefined) return `:${level}`;
  return /^(?:\d|20\d\d)$/.test(next.folded) && next.parting === 'none' ? '' : undefined;
}

/** The parts of a word with hyphens that begins here, where each is a trade: 'dessinatrice-métreuse'. */
function hyphenatedTrades(
  words: readonly QueryWord[],
  from: number,
  { termOf }: VocabularyPhrases,
): readonly QueryWord[] {
  const [first] = words.slice(from, from + 1);
  if (!first?.isFirst || first.isLast) return [];
  const parts = words.slice(from, words.findIndex(({ isLast }, at) => at > from && isLast) + 1);
  const areTrades = parts.every(({ folded }) => termOf([folded])?.kind === 'trade');
  return areTrades && !termOf(phraseOf(parts)) ? parts : [];
}

/** What words of a query name of the vocabulary, overlapping finds included. */
export function findTerms(words: readonly QueryWord[], vocabulary: ReadableVocabulary): Found[] {
  const phrases = phrasesOf(vocabulary);
  const found: Found[] = [];
  const add = (run: readonly QueryWord[], next?: QueryWord) => {
    const [first, last] = [run[0], run.at(-1)];
    const term = phrases.termOf(phraseOf(run));
    if (!term || !first || !last) return;
    found.push({ ...term, start: first.start, end: last.end, length: run.length });
    const suffix = term.kind === 'software' ? suffixOf(next, phrases.levelOf) : undefined;
    if (!next || suffix === undefined) return;
    const code = `${term.code}${suffix}`;
    found.push({ kind: term.kind, code, start: first.start, end: next.end, length: run.length + 1 });
  };
  for (const [from, first] of words.entries()) {
    for (const word of hyphenatedTrades(words, from, phrases)) add([word]);
    if (!first.isFirst || isBinding(first.folded)) continue;
    for (const run of runsFrom(words, from, phrases.longest))
      if (run.at(-1)?.isLast) add(run, words[from + run.length]);
  }
  return found;
}
