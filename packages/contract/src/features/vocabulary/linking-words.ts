import type { QueryWord } from './query-words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that join others: no place's name begins or ends with one. */
const joining = listed('a au aux avec chez dans de des du en et pour pres sur vers');
const articles = listed('l le la les un une d');
const otherLinks = listed('ou par autour entre sous');
/** Inside the name of a trade, people leave them out. */
const binding = listed('d de des du en l la le les');

export const isJoining = ({ folded }: QueryWord): boolean => joining.has(folded);
export const isArticle = ({ folded }: QueryWord): boolean => articles.has(folded);
export const isBinding = (folded: string): boolean => binding.has(folded);

/** Whether a word asks for nothing by itself: an article, a preposition, 'et', 'ou', 'H/F'. */
export const isLink = (word: QueryWord): boolean =>
  word.isGender || joining.has(word.folded) || articles.has(word.folded) || otherLinks.has(word.folded);

/** Words that only say what stands beside them: 'logiciel ArchiCAD', 'Lyon et environs'. */
const saidBeside: ReadonlyMap<string, string> = new Map([
  ...['logiciel', 'logiciels'].map((word) => [word, 'software'] as const),
  ...['alentours', 'departement', 'environs', 'proximite', 'region', 'secteur'].map(
    (word) => [word, 'place'] as const,
  ),
]);

/** Whether a word asks for nothing beside finds of these kinds. */
export const isSaidBeside = ({ folded }: QueryWord, kinds: ReadonlySet<string>): boolean =>
  kinds.has(saidBeside.get(folded) ?? '');

/** Those words that are sought: no links, or all where nothing else is. 'sous-sol' is sought with its 'sous'. */
export function soughtOf(words: readonly QueryWord[]): QueryWord[] {
  const isCompound = ({ isFirst, isLast }: QueryWord) => !isFirst || !isLast;
  return words.filter(
    (word) => !isLink(word) || (isCompound(word) && !isBinding(word.folded) && word.folded !== 'a'),
  );
}
