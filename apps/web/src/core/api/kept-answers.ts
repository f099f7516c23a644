import { keptAtHeader } from '@mitoyen/contract/core/kept-answers.ts';

interface KeptAnswer {
  /** ISO 8601. */
  readonly readAt: string;
  /** By `performance.now()`. */
  readonly givenAtMs: number;
}

/**
 * Responses shown that the service worker had kept, by address; an entry is removed once the server answers.
 */
const kept = new Map<string, KeptAnswer>();
const listeners = new Set<() => void>();
let oldest: string | null = null;

function change(): void {
  const times = Array.from(kept.values(), ({ readAt }) => readAt);
  oldest = times.sort()[0] ?? null;
  for (const listener of listeners) listener();
}

/** To be called with every response: records whether the service worker had kept it. */
export function noteKeptAnswer(url: string, headers: Headers): void {
  const readAt = headers.get(keptAtHeader);
  if (readAt === null && !kept.delete(url)) return;
  if (readAt !== null) kept.set(url, { readAt, givenAtMs: performance.now() });
  change();
}

/** When the oldest kept response on the page was read (ISO 8601); null where the server answered all. */
export const getOldestKept = (): string | null => oldest;

/**
 * Drops responses given before an instant (`performance.now()`): their page was left, or has requested them
 * again.
 */
export function forgetKeptBefore(ms: number): void {
  for (const [url, { givenAtMs }] of kept) if (givenAtMs < ms) kept.delete(url);
  change();
}

export function subscribeToKeptAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
