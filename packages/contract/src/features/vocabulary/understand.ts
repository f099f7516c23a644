import { maxPlaceQueryLength } from '../places/places.rules.ts';
import { foldedWords, type QueryWord, readQueryWords, type Span } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';
import { phrasesOf, type TermKind } from './vocabulary-phrases.ts';

/** Words of a query that name a place, as `GET /api/places` has it. */
export interface NamedPlace {
  /** As it was typed. */
  readonly text: string;
  readonly code: string;
}

/** A part of a query that was understood. A program's code comes with the level that was asked for: `revit:3`. */
export interface Find extends Span {
  readonly kind: TermKind | 'place';
  readonly code: string;
}

export interface Understanding {
  /** In the order of the text; none lies over another. */
  readonly finds: readonly Find[];
  /** What is left: words to search for. */
  readonly words: string;
}

interface Found extends Find {
  /** How many words it takes. */
  readonly length: number;
}

/** Words that join others: they ask for nothing beside what was understood. */
const links = new Set([
  'a',
  'au',
  'aux',
  'avec',
  'chez',
  'dans',
  'de',
  'des',
  'du',
  'en',
  'et',
  'pour',
  'pres',
  'sur',
  'vers',
]);

/** Everything that a query names, overlapping finds included. */
function findAll(
  words: readonly QueryWord[],
  places: readonly NamedPlace[],
  vocabulary: ReadableVocabulary,
): Found[] {
  const { termOf, levelOf, longest } = phrasesOf(vocabulary);
  const placeCodes = new Map(places.map(({ text, code }) => [foldedWords(text).join(' '), code]));
  const mostWords = Math.max(longest, ...[...placeCodes.keys()].map((key) => key.split(' ').length));
  const found: Found[] = [];
  for (const [from, first] of words.entries()) {
    if (!first.isFirst) continue;
    for (const [offset, last] of words.slice(from, from + mostWords).entries()) {
      if (!last.isLast) continue;
      const length = offset + 1;
      const folded = words.slice(from, from + length).map((word) => word.folded);
      const span = { start: first.start, end: last.end, length };
      const term = termOf(folded);
      const place = placeCodes.get(folded.join(' '));
      if (term) found.push({ ...span, ...term });
      if (place !== undefined) found.push({ ...span, kind: 'place', code: place });
      const next = words[from + length];
      const level = next?.isFirst && next.isLast ? levelOf(next.folded) : undefined;
      if (term?.kind === 'software' && next && level !== undefined)
        found.push({
          ...span,
          kind: 'software',
          code: `${term.code}:${level}`,
          end: next.end,
          length: length + 1,
        });
    }
  }
  return found;
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

function pickLongest(found: readonly Found[]): Find[] {
  const picked: Found[] = [];
  // the sort is stable: of two finds in the same words, the vocabulary's comes first
  for (const find of found.toSorted((one, other) => other.length - one.length || one.start - other.start))
    if (!picked.some((other) => overlaps(find, other))) picked.push(find);
  return picked
    .toSorted((one, other) => one.start - other.start)
    .map(({ kind, code, start, end }) => ({ kind, code, start, end }));
}

/** What is left of a text, without the links beside a find. Each is a run of words that follow each other. */
function leftOf(words: readonly QueryWord[], finds: readonly Find[]): QueryWord[][] {
  const runs: QueryWord[][] = [[]];
  for (const word of words) {
    const isTaken = finds.some((find) => overlaps(find, word));
    if (isTaken) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const isLink = (word: QueryWord | undefined) => word !== undefined && links.has(word.folded);
  return runs
    .map((run, place) => {
      const kept = [...run];
      while (place < runs.length - 1 && isLink(kept.at(-1))) kept.pop();
      while (place > 0 && isLink(kept[0])) kept.shift();
      return kept;
    })
    .filter((run) => run.length > 0);
}

const spanOf = (run: readonly QueryWord[]): Span => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
});

/**
 * Reads a query: what it names of the vocabulary, in whatever gender and number, a program with the level that follows
 * it, and the places that it was found to name. The longest comes first, of two as long the one that stands first, and
 * of two in the same words the vocabulary's. What is left stays words.
 */
export function understand(
  text: string,
  places: readonly NamedPlace[],
  vocabulary: ReadableVocabulary,
): Understanding {
  const words = readQueryWords(text);
  const finds = pickLongest(findAll(words, places, vocabulary));
  const left = leftOf(words, finds).map(spanOf);
  return { finds, words: left.map(({ start, end }) => text.slice(start, end)).join(' ') };
}

const mostPlaceWords = 6;
const mostPlaceSpans = 8;

/** Words that no place's name begins or ends with, or is made of. */
const cannotName = (run: readonly QueryWord[]) => {
  const letters = run.map(({ folded }) => folded).join('');
  return links.has(run[0]?.folded ?? '') || links.has(run.at(-1)?.folded ?? '') || letters.length < 2;
};

/**
 * The parts of a query that are worth asking `GET /api/places` for, the longest first: those that name nothing else, and
 * are no longer than it takes.
 */
export function placeSpans(
  text: string,
  vocabulary: ReadableVocabulary,
): (Span & { readonly text: string })[] {
  const words = readQueryWords(text);
  const finds = pickLongest(findAll(words, [], vocabulary));
  const runs = leftOf(words, finds).flatMap((run) =>
    run.flatMap((first, from) =>
      first.isFirst
        ? run
            .slice(from, from + mostPlaceWords)
            .flatMap((last, offset) => (last.isLast ? [run.slice(from, from + offset + 1)] : []))
        : [],
    ),
  );
  const isShortEnough = (run: readonly QueryWord[]) => {
    const { start, end } = spanOf(run);
    return end - start <= maxPlaceQueryLength;
  };
  return runs
    .filter((run) => !cannotName(run) && isShortEnough(run))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostPlaceSpans)
    .map((run) => ({ ...spanOf(run), text: text.slice(spanOf(run).start, spanOf(run).end) }));
}
