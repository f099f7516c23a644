import { keptAtHeader } from '@mitoyen/contract/core/kept-answers.ts';

interface KeptAnswer {
  /** ISO 8601. */
  readonly readAt: string;
  /** By `performance.now()`. */
  readonly givenAtMs: number;
}

/** By address, the answers that came from what the device keeps; those that the server answered since are gone. */
const kept = new Map<string, KeptAnswer>();
const listeners = new Set<() => void>();
let oldest: string | null = null;

function change(): void {
  const times = Array.from(kept.values(), ({ readAt }) => readAt);
  oldest = times.sort()[0] ?? null;
  for (const listener of listeners) listener();
}

/** To be called with every answer: whether it is one that the service worker kept. */
export function noteKeptAnswer(url: string, headers: Headers): void {
  const readAt = headers.get(keptAtHeader);
  if (readAt === null && !kept.delete(url)) return;
  if (readAt !== null) kept.set(url, { readAt, givenAtMs: performance.now() });
  change();
}

/** When the oldest of the kept answers that are shown was read (ISO 8601); null where the server answered all of them. */
export const getOldestKept = (): string | null => oldest;

/** Leaves out what was given before (`performance.now()`): the page that it was given to is left, or asked for it again. */
export function forgetKeptBefore(ms: number): void {
  for (const [url, { givenAtMs }] of kept) if (givenAtMs < ms) kept.delete(url);
  change();
}

export function subscribeToKeptAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
