import { mostTrades } from './facets.rules.ts';
import { type Find, findTerms, pickLongest } from './find-terms.ts';
import { isArticle, isBinding } from './linking-words.ts';
import { type QueryWord, readQueryWords } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';
import { phrasesOf } from './vocabulary-phrases.ts';

/** Words before a trade that make it another person's: 'plans pour architectes', 'cabinet de géomètres'. */
const beforeOthers = new Set(
  'pour avec chez aupres agence atelier bureau cabinet equipe secretaire'.split(' '),
);

/** Whether a find's first word stands behind such a word, with or without an article between them. */
function isOfOthers(words: readonly QueryWord[], { start }: Find): boolean {
  const before = words.filter((word) => word.end <= start);
  const nearest = before.findLast((word) => !isArticle(word) && !isBinding(word.folded));
  return nearest !== undefined && beforeOthers.has(nearest.folded);
}

/**
 * The trade that a name made of trades alone begins with: a 'dessinatrice projeteuse' is a dessinatrice too.
 * A reserved title counts only where it stands by itself: an 'architecte paysagiste' is no architect.
 */
function headOf(words: readonly QueryWord[], find: Find, vocabulary: ReadableVocabulary): readonly string[] {
  const { termOf } = phrasesOf(vocabulary);
  const within = words.filter(({ start, end }) => start >= find.start && end <= find.end);
  const parts = within.map(({ folded }) => termOf([folded]));
  const [head] = parts;
  if (parts.length < 2 || head === undefined || !parts.every((part) => part?.kind === 'trade')) return [];
  const isReserved = vocabulary.trades.some(({ code, reservedTitle }) => code === head.code && reservedTitle);
  return isReserved ? [] : [head.code];
}

function tradesIn(text: string, vocabulary: ReadableVocabulary): string[] {
  const words = readQueryWords(text);
  return pickLongest(findTerms(words, vocabulary))
    .filter((find) => find.kind === 'trade' && !isOfOthers(words, find))
    .flatMap((find) => [find.code, ...headOf(words, find, vocabulary)]);
}

/**
 * The trades that the texts of a profile or an offer name, in whatever gender and number, the first text's first: what
 * is proposed where nobody chose any. As many as may be chosen.
 */
export function namedTrades(texts: readonly string[], vocabulary: ReadableVocabulary): string[] {
  const codes = texts.flatMap((text) => tradesIn(text, vocabulary));
  return [...new Set(codes)].slice(0, mostTrades);
}
