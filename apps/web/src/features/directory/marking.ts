import type { FindWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
import { use } from 'react';

type Reading = typeof import('./found-words.part.ts')['foundWords'];

const nothing: FindWords = () => [];
let loading: Promise<Reading | null> | null = null;

/** Fetches, once, what tells the words that a profile was found by: lists without a search do not need it, others do without it where it does not come. */
export function loadMarking(): Promise<Reading | null> {
  loading ??= import('./found-words.part.ts').then(
    (part) => part.foundWords,
    () => null,
  );
  return loading;
}

// what a promise says so of, React takes at once: the server waits here, and for no card
if (import.meta.env.SSR) Object.assign(loadMarking(), { status: 'fulfilled', value: await loadMarking() });

/** Finds the words of a text that a search finds it by. A card that waits for it stays as the server drew it. */
export function useFoundWords(search: string): FindWords {
  if (search === '') return nothing;
  return use(loadMarking())?.(search) ?? nothing;
}
