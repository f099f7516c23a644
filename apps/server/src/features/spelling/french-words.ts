import { readFileSync } from 'node:fs';
import { foldNumber } from '@mitoyen/contract/core/fold-number.ts';
import { once } from '@mitoyen/contract/core/once.ts';
import { serverPaths } from '../../start/server-paths.ts';

/** The words of French without accents: nouns and adjectives in all their forms, verbs and their participles. */
const frenchWords = once(() => new Set(readFileSync(serverPaths.frenchWords, 'utf8').split('\n').slice(1)));

/** Whether a word is French: it is not corrected although it has no results. */
export const isFrenchWord = (word: string): boolean =>
  frenchWords().has(word) || frenchWords().has(foldNumber(word));
