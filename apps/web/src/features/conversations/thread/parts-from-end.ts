import { useEffect, useState } from 'react';

/** So many letters are laid out in one task: a conversation may have half a million. */
const lettersAtOnce = 15_000;

interface Written {
  readonly id: string;
  readonly content: string;
}

/** Where the part of a conversation begins that ends before an index: one message, or as many as are short. */
export function startOfPart(messages: readonly Written[], end: number): number {
  let start = Math.max(0, end - 1);
  let letters = messages[start]?.content.length ?? 0;
  while (start > 0) {
    letters += messages[start - 1]?.content.length ?? 0;
    if (letters > lettersAtOnce) break;
    start -= 1;
  }
  return start;
}

/** The messages from the last on, older ones in a task each, so that no conversation holds the page as it opens. */
export function usePartsFromEnd<M extends Written>(messages: readonly M[]): readonly M[] {
  const [oldestId, setOldestId] = useState<string>();
  const known = messages.findIndex(({ id }) => id === oldestId);
  const start = known === -1 ? startOfPart(messages, messages.length) : known;
  const nextId = messages[startOfPart(messages, start)]?.id;
  useEffect(() => {
    if (nextId === undefined || nextId === oldestId) return;
    const timer = setTimeout(() => setOldestId(nextId));
    return () => clearTimeout(timer);
  }, [nextId, oldestId]);
  return start === 0 ? messages : messages.slice(start);
}
