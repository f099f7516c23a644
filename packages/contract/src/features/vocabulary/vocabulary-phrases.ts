import { foldNumber } from '../../core/fold-number.ts';
import { readInflections } from './inflections.ts';
import { isBinding } from './linking-words.ts';
import { otherTradeWords } from './other-trade-words.ts';
import { foldedWords, phraseOf, readQueryWords } from './query-words.ts';
import type { ReadableVocabulary } from './vocabulary.contract.ts';

/** Kinds of what a query may name of the vocabulary, in the order in which one phrase is taken for them. */
export type TermKind = 'trade' | 'phase' | 'software' | 'programme' | 'context';

/** What a phrase stands for. */
export interface Term {
  readonly kind: TermKind;
  readonly code: string;
}

/** The vocabulary, looked up by the phrases that name it. */
export interface VocabularyPhrases {
  /** What these words name, in whatever gender and number, with or without the words that bind them. */
  termOf(words: readonly string[]): Term | undefined;
  /** The level of a program that a word names. */
  levelOf(word: string | undefined): number | undefined;
  /** Most words that a phrase has besides those that bind them. */
  readonly longest: number;
}

/**
 * A phase's short name may also name the person who does it: these words before it say that it is the phase.
 */
const beforePhases = ['phase', 'phases', 'mission', 'missions'];

function readPhrases(vocabulary: ReadableVocabulary): VocabularyPhrases {
  const inflections = readInflections([...otherTradeWords, ...vocabulary.trades], foldedWords);
  const masculineOf = (word: string) => inflections.get(word)?.[0] ?? word;
  // a word alone is known as it is written: 'bureau' is no 'bureaux'
  const keyOf = (words: readonly string[]) => {
    const telling = words.filter((word) => !isBinding(word)).map(masculineOf);
    return telling.length > 1 ? telling.map(foldNumber).join(' ') : telling.join(' ');
  };
  const terms = new Map<string, Term>();
  const add = (kind: TermKind, code: string, phrases: readonly string[]) => {
    for (const phrase of phrases)
      for (const words of [foldedWords(phrase), phraseOf(readQueryWords(phrase))]) {
        const key = keyOf(words);
        if (!terms.has(key)) terms.set(key, { kind, code });
      }
  };
  const { trades } = vocabulary;
  for (const { code, masculine, abbreviations } of trades) add('trade', code, [masculine, ...abbreviations]);
  // after all names: one trade's other name may be another's own
  for (const { code, synonyms } of trades) add('trade', code, synonyms);
  for (const { code, name } of vocabulary.phases)
    add('phase', code, [code, name, ...beforePhases.map((word) => `${word} ${code}`)]);
  const others = {
    software: vocabulary.software,
    programme: vocabulary.programmes,
    context: vocabulary.contexts,
  };
  for (const [kind, entries] of Object.entries(others) as [keyof typeof others, typeof vocabulary.software][])
    for (const { code, name, synonyms } of entries) add(kind, code, [name, ...synonyms]);

  const levels = new Map(
    vocabulary.softwareLevels.flatMap(({ level, words }) =>
      words.flatMap((word) => foldedWords(word).map((folded) => [folded, level] as const)),
    ),
  );
  return {
    termOf: (words) => terms.get(keyOf(words)),
    levelOf: (word) => (word === undefined ? undefined : levels.get(word)),
    longest: Math.max(...[...terms.keys()].map((key) => key.split(' ').length)),
  };
}

const known = new WeakMap<ReadableVocabulary, VocabularyPhrases>();

/** Made once for each vocabulary. */
export function phrasesOf(vocabulary: ReadableVocabulary): VocabularyPhrases {
  const phrases = known.get(vocabulary) ?? readPhrases(vocabulary);
  known.set(vocabulary, phrases);
  return phrases;
}
