import type { FindWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
import { use } from 'react';

type Reading = typeof import('./found-words.part.ts')['foundWords'];

const nothing: FindWords = () => [];
let loaded: Reading | null = null;
let loading: Promise<void> | null = null;

/** Fetches what tells the words that a profile was found by: lists without a search do not need it, others do without it where it does not come. */
export function loadMarking(): Promise<void> {
  loading ??= import('./found-words.part.ts').then(
    (part) => {
      loaded = part.foundWords;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}
if (import.meta.env.SSR) await loadMarking();

/** Finds the words of a text that a search finds it by. A card that waits for it stays as the server drew it. */
export function useFoundWords(search: string): FindWords {
  if (search === '') return nothing;
  if (!loaded) use(loadMarking());
  return loaded?.(search) ?? nothing;
}
