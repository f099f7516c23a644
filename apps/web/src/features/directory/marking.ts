import type { FindWords } from '@mitoyen/contract/features/vocabulary/found-words.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

type Reading = typeof import('./found-words.part.ts')['foundWords'];

const nothing: FindWords = () => [];
const listeners = new Set<() => void>();
let reading: Reading | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches what tells the words that a profile was found by: lists without a search do not need it, others do without it until it has come. */
export async function loadMarking(): Promise<void> {
  const part = await import('./found-words.part.ts').catch(() => null);
  if (!part || reading) return;
  reading = part.foundWords;
  for (const tell of listeners) tell();
}

/** Finds the words of a text that a search finds it by. A card never waits for it: what is drawn stays in sight. */
export function useFoundWords(search: string): FindWords {
  const read = useSyncExternalStore(
    subscribe,
    () => reading,
    () => null,
  );
  useEffect(() => {
    if (search !== '' && !reading) void loadMarking();
  }, [search]);
  return useMemo(() => (search !== '' && read ? read(search) : nothing), [read, search]);
}
