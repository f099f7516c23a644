import { foldWord } from '@mitoyen/contract/core/fold-word.ts';
import { formsOf } from '@mitoyen/contract/features/vocabulary/inflections.ts';
import { otherTradeWords } from '@mitoyen/contract/features/vocabulary/other-trade-words.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { townNames } from '../places/index.ts';
import { isFrenchWord } from './french-words.ts';

const betweenWords = /[^\p{L}\p{N}]+/u;
const betweenCompounds = /[\s()/,]+/u;
/** Words, and compounds with their hyphens. */
const wordsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => [
    ...text.split(betweenWords),
    ...text.split(betweenCompounds).filter((word) => word.includes('-')),
  ]);

/** The words by which the vocabulary names trades, programs and all else, each as it is spelt there. */
const vocabularyWords = () => {
  const { trades, phases, software, programmes, contexts } = vocabulary;
  return wordsOf([
    ...[...trades, ...otherTradeWords].flatMap(formsOf),
    ...trades.flatMap(({ synonyms, abbreviations }) => [...synonyms, ...abbreviations]),
    ...phases.map(({ name }) => name),
    ...[...software, ...programmes, ...contexts].flatMap(({ name, synonyms }) => [name, ...synonyms]),
  ]);
};

const fewestLetters = 3;

/** A place's word that French has as well is shown as that. */
const asWord = (word: string) => (isFrenchWord(foldWord(word)) ? word.toLocaleLowerCase('fr') : word);

/** Words that are right although no row may hold them, each once: the vocabulary's first, then those of towns' names. */
export function knownWords(): string[] {
  const words = new Set([...vocabularyWords(), ...wordsOf(townNames()).map(asWord)]);
  return [...words].filter((word) => word.length >= fewestLetters);
}
