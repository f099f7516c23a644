import { isAlsoTown, isBuildingWord, isCraft } from './building-words.ts';
import { isArticle, isJoining } from './linking-words.ts';
import { isUnit, type QueryWord, type Span } from './query-words.ts';

/** The words that may name a place: from the one at this position, before that at the other. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** What else stands in a query. */
export interface Surroundings {
  readonly words: readonly QueryWord[];
  /** What it names of the vocabulary. */
  readonly terms: readonly (Span & { readonly kind: string })[];
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const isNumber = (word: string) => /^\d{1,5}$|^2[ab]$/.test(word);
const isPostalCode = (word: string) => /^\d{5}$/.test(word);
const isDepartementNumber = (word: string) => /^(?:\d{2}|2[ab]|9[78]\d)$/.test(word);

/** What a number counts or is the number of, where one of these stands before it. */
const numbered = listed(
  'lot ilot batiment bat phase tranche niveau numero no n r plot etage zone iso cat din',
);
const nearness = listed('pres autour alentours proximite environs');
const toward = listed('a au aux');
const inside = listed('dans en');

const termEnding = ({ terms }: Surroundings, end: number) => terms.find((term) => term.end === end);
const termStarting = ({ terms }: Surroundings, start: number) => terms.find((term) => term.start === start);

/** Whether a number stands where only that of a département does: at an end, before a link or a trade, beside another. */
function isAsDepartement(around: Surroundings, { from, to }: WordRange): boolean {
  const [before, after] = [around.words[from - 1], around.words[to]];
  if (isUnit(after) || numbered.has(before?.folded ?? '')) return false;
  if (after === undefined || after.parting !== 'none' || isJoining(after) || after.folded === 'ou')
    return true;
  return isNumber(after.folded) || termStarting(around, after.start)?.kind === 'trade';
}

/** Where who is sought is named: a trade of the vocabulary's or another ends there. */
function isWhoAt(around: Surroundings, position: number): boolean {
  const word = around.words[position];
  return word !== undefined && (termEnding(around, word.end)?.kind === 'trade' || isCraft(word.typed));
}

const isWhoBefore = (around: Surroundings, position: number): boolean =>
  around.words.slice(0, position).some((_, at) => isWhoAt(around, at));

type Introduction = 'toward' | 'inside' | 'none';

/** The preposition before a name, and where what it goes with ends. */
function introductionOf({ words }: Surroundings, from: number): { kind: Introduction; before: number } {
  let at = from - 1;
  const word = () => words[at]?.folded ?? '';
  while (
    at >= 0 &&
    (words[at + 1]?.parting ?? 'none') === 'none' &&
    listed('l le la les d de du des').has(word())
  )
    at -= 1;
  if (nearness.has(word())) return { kind: 'toward', before: at - 1 };
  if (toward.has(word()) || word() === 'vers') return { kind: 'toward', before: at - 1 };
  return inside.has(word()) ? { kind: 'inside', before: at - 1 } : { kind: 'none', before: from - 1 };
}

/** Whether a name of nothing but words of buildings is a place here. */
function isPlaceAlthoughWords(around: Surroundings, { from, to }: WordRange, isArea: boolean): boolean {
  const { words } = around;
  const [first, last] = [words[from], words[to - 1]];
  const introduction = introductionOf(around, from);
  // 'architecte à Salles', 'peintre en bâtiment à Tours', never 'enduit à la chaux'
  const isBehindArticle =
    isArticle(words[from - 1] ?? (first as QueryWord)) || (first !== undefined && isArticle(first));
  if (introduction.kind === 'toward')
    return (
      isWhoAt(around, introduction.before) || (!isBehindArticle && isWhoBefore(around, introduction.before))
    );
  if (introduction.kind === 'inside') return isArea && isWhoBefore(around, introduction.before + 1);
  const after = words[to];
  const isAtEnd = after === undefined || after.parting !== 'none';
  return isAtEnd && isAlsoTown(last?.typed ?? '') && isWhoAt(around, from - 1);
}

/**
 * Whether words by which a place is called mean it: by a code, by a name that is nothing else, or by what stands around
 * them. A capital says nothing: telephones write one.
 */
export function meansPlace(around: Surroundings, range: WordRange, isArea: boolean): boolean {
  const words = around.words.slice(range.from, range.to);
  const numbers = words.filter(({ folded }) => isNumber(folded));
  const names = words.filter(({ folded }) => !isNumber(folded));
  if (isUnit(around.words[range.to]) && isNumber(words.at(-1)?.folded ?? '')) return false;
  if (words.some(({ folded }) => isPostalCode(folded))) return true;
  if (names.length === 0)
    return numbers.every(({ folded }) => isDepartementNumber(folded)) && isAsDepartement(around, range);
  const isWordy = names.every((word) => isBuildingWord(word.typed) || isArticle(word) || isJoining(word));
  if (!isWordy) return true;
  if (numbers.length > 0) return isAsDepartement(around, range);
  // 'Salles (33)', 'Rives (Isère)' are longer: what names the département is one of their words
  return isPlaceAlthoughWords(around, range, isArea);
}
