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
/** '2ème' is of a district only behind a town's name. */
const isOrdinal = (word: string) => /^\d{1,2}(?:er|e|eme|ieme)$/.test(word);
const isDepartementNumber = (word: string) => /^(?:\d{2}|2[ab]|9[78]\d)$/.test(word);

/** What a number counts or is the number of, where one of these stands before it. */
const numbered = listed(
  'lot ilot batiment bat phase tranche niveau numero no n r plot etage zone iso cat din',
);
const toward = listed('a au aux vers pres autour alentours proximite environs');
const inside = listed('dans en');
const beforeNames = listed('l le la les d de du des');

const termEnding = ({ terms }: Surroundings, end: number) => terms.find((term) => term.end === end);
const termStarting = ({ terms }: Surroundings, start: number) => terms.find((term) => term.start === start);

/** So many numbers that follow each other are one of a telephone. */
const fewestOfTelephone = 4;

/** How many numbers follow each other around these words. */
function numbersAround({ words }: Surroundings, { from, to }: WordRange): number {
  let [first, last] = [from, to];
  while (isNumber(words[first - 1]?.folded ?? '')) first -= 1;
  while (isNumber(words[last]?.folded ?? '')) last += 1;
  return last - first;
}

/** Whether a number stands where only that of a département does: at an end, before a link or a trade, beside another. */
function isAsDepartement(around: Surroundings, { from, to }: WordRange): boolean {
  const [before, after] = [around.words[from - 1], around.words[to]];
  if (isUnit(after) || numbered.has(before?.folded ?? '')) return false;
  if (numbersAround(around, { from, to }) >= fewestOfTelephone) return false;
  if (after === undefined || after.parting !== 'none' || isJoining(after) || after.folded === 'ou')
    return true;
  return isNumber(after.folded) || termStarting(around, after.start)?.kind === 'trade';
}

/** Whether a trade of the vocabulary ends there. */
const isTradeAt = (around: Surroundings, position: number): boolean =>
  termEnding(around, around.words[position]?.end ?? 0)?.kind === 'trade';

/** Whether the word there names the person sought, by a trade of the vocabulary or another. */
const isWhoAt = (around: Surroundings, position: number): boolean =>
  isTradeAt(around, position) || isCraft(around.words[position]?.typed ?? '');

const isWhoBefore = (around: Surroundings, position: number): boolean =>
  around.words.slice(0, position).some((_, at) => isWhoAt(around, at));

interface Introduction {
  readonly kind: 'toward' | 'inside' | 'none';
  /** Where what the preposition goes with ends. */
  readonly before: number;
}

/** The preposition before a name and its article. */
function introductionOf({ words }: Surroundings, from: number): Introduction {
  let at = from - 1;
  const word = () => words[at]?.folded ?? '';
  const isJoined = () => words[at + 1]?.parting === 'none';
  while (at >= 0 && isJoined() && beforeNames.has(word())) at -= 1;
  if (toward.has(word())) return { kind: 'toward', before: at - 1 };
  return { kind: inside.has(word()) ? 'inside' : 'none', before: at - 1 };
}

/** Whether a name of nothing but words of buildings is a place here. */
function isPlaceAlthoughWords(around: Surroundings, { from, to }: WordRange, isArea: boolean): boolean {
  const { words } = around;
  const { kind, before } = introductionOf(around, from);
  if (kind === 'toward') {
    // 'architecte à Salles', 'architecte à La Crèche', 'peintre en bâtiment à Tours', never 'enduit à la chaux'
    const hasArticle = words.slice(Math.max(0, from - 1), from + 1).some(isArticle);
    return isTradeAt(around, before) || (!hasArticle && isWhoBefore(around, before + 1));
  }
  if (kind === 'inside') return isArea && (before < 0 || isWhoBefore(around, before + 1));
  const after = words[to];
  const isAtEnd = after === undefined || after.parting !== 'none';
  return isAtEnd && isAlsoTown(words[to - 1]?.typed ?? '') && isWhoAt(around, from - 1);
}

/**
 * Whether words by which a place is called mean it: by a code, by a name that is nothing else, or by what stands around
 * them. A capital says nothing: telephones write one.
 */
export function meansPlace(around: Surroundings, range: WordRange, isArea: boolean): boolean {
  const words = around.words.slice(range.from, range.to);
  const numbers = words.filter(({ folded }) => isNumber(folded) || isOrdinal(folded));
  const names = words.filter((word) => !numbers.includes(word));
  if (isUnit(around.words[range.to]) && isNumber(words.at(-1)?.folded ?? '')) return false;
  if (words.some(({ folded }) => isPostalCode(folded))) return true;
  if (names.length === 0)
    return numbers.every(({ folded }) => isDepartementNumber(folded)) && isAsDepartement(around, range);
  const isWordy = names.every((word) => isBuildingWord(word.typed) || isArticle(word) || isJoining(word));
  if (!isWordy) return true;
  if (numbers.length > 0) return isAsDepartement(around, range);
  return isPlaceAlthoughWords(around, range, isArea);
}
