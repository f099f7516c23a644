import { type FindWords, foundWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
import { use } from 'react';

type Reading = typeof foundWords;

const nothing: FindWords = () => [];
let reading: Promise<Reading | null> | null = null;

/** Fetches what tells the words that a profile was found by, which lists without a search do not need; null where it does not come. */
export function loadMarking(): Promise<Reading | null> {
  reading ??= import('./found-words.part.ts').then(
    (part) => part.foundWords,
    () => {
      reading = null;
      return null;
    },
  );
  return reading;
}

/** Finds the words of a text that a search finds it by. A card that waits for it stays as the server drew it. */
export function useFoundWords(search: string): FindWords {
  if (search === '') return nothing;
  if (import.meta.env.SSR) return foundWords(search);
  return use(loadMarking())?.(search) ?? nothing;
}
