import type { Find, Found } from './find-terms.ts';
import { meansPlace } from './place-evidence.ts';
import { foldedWords, type QueryWord } from './query-words.ts';

/** Words of a query that name a place, as `GET /api/places` has it. */
export interface NamedPlace {
  /** As it was typed. */
  readonly text: string;
  readonly code: string;
}

const isArea = (code: string) => !code.startsWith('c');
const keyOf = (words: readonly QueryWord[]) => words.map(({ folded }) => folded).join(' ');

/** The places that a query means, of those that words of it were found to name, overlapping ones included. */
export function findNamed(
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
      const to = from + offset + 1;
      const code = last.isLast ? codes.get(keyOf(words.slice(from, to))) : undefined;
      if (code !== undefined && meansPlace({ words, terms }, { from, to }, isArea(code)))
        found.push({ kind: 'place', code, start: first.start, end: last.end, length: offset + 1 });
    }
  }
  const versions = versionsIn(words, terms);
  const others = found.filter(({ start }) => !versions.some((version) => version.start === start));
  return others.length > 0 || !hasTrade(terms) ? others : found;
}

/** Programs whose versions have two figures, with the first and the last that people may have. */
const twoFigures: Readonly<Record<string, readonly [number, number]>> = {
  archicad: [18, 30],
  lumion: [10, 14],
};

const hasTrade = (terms: readonly Find[]) => terms.some(({ kind }) => kind === 'trade');

/**
 * Numbers of two figures that are a program's version, unless they are all that is left to say where a trade is sought:
 * 'archicad 27 nantes', but 'dessinateur archicad 27'.
 */
export function versionsIn(words: readonly QueryWord[], finds: readonly Find[]): QueryWord[] {
  return words.filter((word, at) => {
    const before = words[at - 1];
    const program = finds.find(({ kind, end }) => kind === 'software' && end === before?.end);
    const [first, last] = twoFigures[program?.code ?? ''] ?? [1, 0];
    const isTaken = finds.some(({ kind, start }) => kind === 'place' && start === word.start);
    return (
      /^\d\d$/.test(word.folded) && Number(word.folded) >= first && Number(word.folded) <= last && !isTaken
    );
  });
}
