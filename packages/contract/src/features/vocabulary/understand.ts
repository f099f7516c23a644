import { maxPlaceQueryLength } from '../places/places.rules.ts';
import { isBinding, isJoining, isLink, soughtOf } from './linking-words.ts';
import { meansPlace } from './place-evidence.ts';
import { foldedWords, phraseOf, type QueryWord, readQueryWords, type Span } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';
import { phrasesOf, type TermKind, type VocabularyPhrases } from './vocabulary-phrases.ts';

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
  /** What is left, as it was typed, without the links beside a find. */
  readonly words: string;
  /** The words of it to be sought, in lower case: without articles, prepositions and 'H/F', parted at punctuation. */
  readonly sought: readonly string[];
}

interface Found extends Find {
  /** How many words it takes. */
  readonly length: number;
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

/** What follows a program that belongs to it: its version, how well it is known. */
function belongsTo(
  next: QueryWord | undefined,
  levelOf: (word: string) => number | undefined,
): string | null {
  if (!next?.isFirst || !next.isLast) return null;
  const level = levelOf(next.folded);
  if (level !== undefined) return `:${level}`;
  return /^(?:\d|20\d\d)$/.test(next.folded) && next.parting === 'none' ? '' : null;
}

/** Whether each part of a word with hyphens is a trade: 'dessinatrice-métreuse'. */
function hyphenatedTrades(words: readonly QueryWord[], from: number, { termOf }: VocabularyPhrases): number {
  if (words[from]?.isLast !== false || words[from]?.isFirst !== true) return 0;
  const length = words.slice(from).findIndex(({ isLast }) => isLast) + 1;
  const parts = words.slice(from, from + length);
  if (termOf(phraseOf(parts))) return 0;
  return parts.every(({ folded }) => termOf([folded])?.kind === 'trade') ? length : 0;
}

/** What a query names of the vocabulary, overlapping finds included. */
function findTerms(words: readonly QueryWord[], vocabulary: ReadableVocabulary): Found[] {
  const phrases = phrasesOf(vocabulary);
  const found: Found[] = [];
  for (const [from, first] of words.entries()) {
    for (const word of words.slice(from, from + hyphenatedTrades(words, from, phrases))) {
      const term = phrases.termOf([word.folded]);
      if (term) found.push({ ...term, start: word.start, end: word.end, length: 1 });
    }
    if (!first.isFirst || isBinding(first.folded)) continue;
    for (const run of runsFrom(words, from, phrases.longest)) {
      const last = run.at(-1);
      const term = last?.isLast ? phrases.termOf(phraseOf(run)) : undefined;
      if (!term || !last) continue;
      found.push({ ...term, start: first.start, end: last.end, length: run.length });
      const next = words[from + run.length];
      const suffix = term.kind === 'software' ? belongsTo(next, phrases.levelOf) : null;
      if (next && suffix !== null)
        found.push({
          kind: term.kind,
          code: `${term.code}${suffix}`,
          start: first.start,
          end: next.end,
          length: run.length + 1,
        });
    }
  }
  return found;
}

const isArea = (code: string) => !code.startsWith('c');

/** The places that a query means of those that its words were found to name. */
function findNamed(
  words: readonly QueryWord[],
  places: readonly NamedPlace[],
  terms: readonly Find[],
): Found[] {
  const codes = new Map(places.map(({ text, code }) => [foldedWords(text).join(' '), code]));
  const mostWords = Math.max(0, ...[...codes.keys()].map((key) => key.split(' ').length));
  const found: Found[] = [];
  for (const [from, first] of words.entries()) {
    if (!first.isFirst) continue;
    for (const [offset, last] of words.slice(from, from + mostWords).entries()) {
      if (offset > 0 && last.parting === 'clause') break;
      if (!last.isLast) continue;
      const to = from + offset + 1;
      const code = codes.get(
        words
          .slice(from, to)
          .map(({ folded }) => folded)
          .join(' '),
      );
      if (code !== undefined && meansPlace({ words, terms }, { from, to }, isArea(code)))
        found.push({ kind: 'place', code, start: first.start, end: last.end, length: offset + 1 });
    }
  }
  return withoutVersions(words, found, terms);
}

/** 'archicad 27 nantes': where a place is named, two figures behind a program are its version. */
function withoutVersions(
  words: readonly QueryWord[],
  found: readonly Found[],
  terms: readonly Find[],
): Found[] {
  const isVersion = (find: Found) => versionsAt(words, terms).some(({ start }) => start === find.start);
  const others = found.filter((find) => !isVersion(find));
  return others.length > 0 ? others : [...found];
}

/** Numbers of two figures right behind a program. */
const versionsAt = (words: readonly QueryWord[], terms: readonly Find[]): QueryWord[] =>
  words.filter((word, at) => {
    const end = words[at - 1]?.end;
    return /^\d{2}$/.test(word.folded) && terms.some((term) => term.kind === 'software' && term.end === end);
  });

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
function leftOf(
  words: readonly QueryWord[],
  finds: readonly Span[],
  isNeedless: (word: QueryWord) => boolean,
): QueryWord[][] {
  const runs: QueryWord[][] = [[]];
  for (const word of words) {
    const isTaken = finds.some((find) => overlaps(find, word));
    if (isTaken) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const isDropped = (word: QueryWord | undefined) => word !== undefined && isNeedless(word);
  return runs
    .map((run, place) => {
      const kept = [...run];
      while (place < runs.length - 1 && isDropped(kept.at(-1))) kept.pop();
      while (place > 0 && isDropped(kept[0])) kept.shift();
      return kept;
    })
    .filter((run) => run.length > 0);
}

/** Words that say what a find beside them is: 'logiciel ArchiCAD'. */
const kindNames: Readonly<Record<string, string>> = { logiciel: 'software', logiciels: 'software' };

function isSaidOf(word: QueryWord, words: readonly QueryWord[], finds: readonly Find[]): boolean {
  const kind = kindNames[word.folded];
  const next = words[words.indexOf(word) + 1];
  return kind !== undefined && finds.some((find) => find.kind === kind && find.start === next?.start);
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
  const terms = findTerms(words, vocabulary);
  const picked = pickLongest(terms);
  const named = findNamed(words, places, picked);
  const finds = pickLongest([...terms, ...named]);
  const versions = versionsAt(words, finds);
  const isNeedless = (word: QueryWord) =>
    isLink(word) || versions.includes(word) || isSaidOf(word, words, finds);
  const runs = leftOf(words, finds, isNeedless);
  const left = runs.map(spanOf);
  return {
    finds,
    words: left.map(({ start, end }) => text.slice(start, end)).join(' '),
    sought: soughtOf(runs.flat()),
  };
}

const mostPlaceWords = 6;
const mostPlaceSpans = 8;

/** Words that no place's name begins or ends with, or is made of. */
const cannotName = (run: readonly QueryWord[]) => {
  const letters = run.map(({ folded }) => folded).join('');
  if (run.some(({ isGender, folded }) => isGender || folded.includes('+'))) return true;
  return [run[0], run.at(-1)].some((word) => word && isJoining(word)) || letters.length < 2;
};

/** No place's name goes on behind a comma: 'Lyon, Grenoble' are two. */
function partAtClauses(run: readonly QueryWord[]): QueryWord[][] {
  const parts: QueryWord[][] = [];
  for (const word of run) {
    if (parts.length === 0 || word.parting === 'clause') parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/**
 * The parts of a query that are worth asking `GET /api/places` for, the longest first: those that name nothing else, and
 * are no longer than it takes.
 */
export function placeSpans(
  text: string,
  vocabulary: ReadableVocabulary,
): (Span & { readonly text: string })[] {
  const words = readQueryWords(text);
  const finds = pickLongest(findTerms(words, vocabulary));
  const runs = leftOf(words, finds, isJoining)
    .flatMap(partAtClauses)
    .flatMap((run) =>
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
