import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { keptAtHeader } from '@mitoyen/contract/core/kept-answers.ts';
import { beyondLimit, type KeptRead } from './kept-reads.rules.ts';
import { settings } from './settings.ts';

const { name: prefix, maxAgeSeconds } = browserStorage.keptAnswers;
/** The release whose pages understand an answer: those of another one may want what it does not say. */
const releaseHeader = 'x-kept-for';
/** What is said of the transport, not of the answer. */
const notKept = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];

async function nameOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return (
    prefix + Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

const isPrivate = (name: string) => name.startsWith(prefix);

/**
 * Opens the cache of a session's answers and deletes those of all other sessions. A cache deleted meanwhile
 * stays deleted: writes through an old handle are lost.
 * @param token null: calls without a token belong to the signed-in account; null is returned where nobody is
 * signed in.
 */
export async function openKeptAnswers(token: string | null): Promise<Cache | null> {
  const names = (await caches.keys()).filter(isPrivate);
  if (token === null) return names.length === 1 ? caches.open(names[0] as string) : null;
  const own = await nameOf(token);
  await Promise.all(names.filter((name) => name !== own).map((name) => caches.delete(name)));
  return caches.open(own);
}

/** Deletes the kept answers of every account. */
export async function forgetKeptAnswers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isPrivate).map((name) => caches.delete(name)));
}

/** Stores a good response with the time of its reading, and deletes what the server no longer returns. */
export async function keepAnswer(cache: Cache, url: string, read: KeptRead, answer: Response): Promise<void> {
  if ([403, 404, 410].includes(answer.status)) await cache.delete(url);
  if (answer.status !== 200) return;
  const headers = new Headers(answer.headers);
  for (const name of notKept) headers.delete(name);
  headers.set(keptAtHeader, new Date().toISOString());
  headers.set(releaseHeader, settings.release);
  await cache.put(url, new Response(await answer.blob(), { headers }));
  const urls = (await cache.keys()).map((request) => request.url);
  for (const old of beyondLimit(urls, read)) await cache.delete(old);
}

/** Milliseconds since 1970 at which an answer was read. */
export const readAt = (kept: Response): number => Date.parse(kept.headers.get(keptAtHeader) ?? '') || 0;

/** Whether the pages of this release understand it. */
export const isOfRelease = (kept: Response): boolean => kept.headers.get(releaseHeader) === settings.release;

/** An answer that this release's pages can show; undefined: none. What is too old is forgotten. */
export async function findKept(cache: Cache, url: string): Promise<Response | undefined> {
  const kept = await cache.match(url);
  if (!kept || !isOfRelease(kept)) return undefined;
  if (Date.now() - readAt(kept) <= maxAgeSeconds * 1000) return kept;
  await cache.delete(url);
  return undefined;
}
