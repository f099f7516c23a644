import { maxPlaceQueryLength } from '../places/places.rules.ts';
import { findNamed, type NamedPlace, versionsIn } from './find-named.ts';
import { type Find, findTerms, overlaps, pickLongest } from './find-terms.ts';
import { likeliestRuns, type RunOfWords } from './likeliest-runs.ts';
import { isJoining, isLink, isSaidBeside, soughtOf } from './linking-words.ts';
import { type QueryWord, readQueryWords, type Span } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';

export type { NamedPlace } from './find-named.ts';
export type { Find } from './find-terms.ts';

export interface Understanding {
  /** In the order of the text; none lies over another. */
  readonly finds: readonly Find[];
  /** What is left, as it was typed, without the links beside a find. */
  readonly words: string;
  /** The words of it to be sought, in lower case: without articles, prepositions and 'H/F', parted at punctuation. */
  readonly sought: readonly string[];
}

/** What is left of a text, without what is needless beside a find. Each is a run of words that follow each other. */
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

const spanOf = (run: readonly QueryWord[]): Span => ({
  start: run[0]?.start ?? 0,
  end: run.at(-1)?.end ?? 0,
});

/**
 * Reads a query: what it names of the vocabulary, in whatever gender and number, a program with the level that follows
 * it, and the places that it was found to name, where it means them. The longest comes first, of two as long the one that
 * stands first, and of two in the same words the vocabulary's. What is left stays words.
 */
export function understand(
  text: string,
  places: readonly NamedPlace[],
  vocabulary: ReadableVocabulary,
): Understanding {
  const words = readQueryWords(text);
  const terms = findTerms(words, vocabulary);
  const finds = pickLongest([...terms, ...findNamed(words, places, pickLongest(terms))]);
  const versions = versionsIn(words, finds);
  const kinds = new Set(finds.map(({ kind }) => kind));
  const isNeedless = (word: QueryWord) =>
    isLink(word) || isSaidBeside(word, kinds) || versions.includes(word);
  const runs = leftOf(words, finds, isNeedless);
  return {
    finds,
    words: runs
      .map(spanOf)
      .map(({ start, end }) => text.slice(start, end))
      .join(' '),
    sought: soughtOf(runs.flat()).map(({ typed }) => typed),
  };
}

const mostPlaceWords = 6;

/** Words that no place's name begins or ends with, or is made of. */
const cannotName = (run: readonly QueryWord[]) => {
  if (run.some(({ isGender, folded }) => isGender || folded.includes('+'))) return true;
  const letters = run.map(({ folded }) => folded).join('');
  return [run[0], run.at(-1)].some((word) => word && isJoining(word)) || letters.length < 2;
};

/** A place's name does not continue behind a comma: 'Lyon, Grenoble' are two. */
function partAtClauses(run: readonly QueryWord[]): QueryWord[][] {
  const parts: QueryWord[][] = [];
  for (const word of run) {
    if (parts.length === 0 || word.parting === 'clause') parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** The runs of up to so many whole words of a part of a query. */
const runsWithin = (part: readonly QueryWord[]): RunOfWords[] =>
  part.flatMap((first, from) =>
    part
      .slice(from, first.isFirst ? from + mostPlaceWords : from)
      .flatMap((last, offset) => (last.isLast ? [{ part, from, to: from + offset + 1 }] : [])),
  );

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
  const runs = leftOf(words, finds, isJoining).flatMap(partAtClauses).flatMap(runsWithin);
  const isAsked = ({ part, from, to }: RunOfWords) => {
    const run = part.slice(from, to);
    const { start, end } = spanOf(run);
    return !cannotName(run) && end - start <= maxPlaceQueryLength;
  };
  return likeliestRuns(runs.filter(isAsked))
    .map(({ part, from, to }) => spanOf(part.slice(from, to)))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}
