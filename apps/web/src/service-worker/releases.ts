import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { settings } from './settings.ts';

const prefix = browserStorage.keptFiles.name;
const { release, shell, files } = settings;
const ownName = prefix + release;
/** Holds the release that the server was last heard to have, for the worker before and the one after. */
const newestName = `${prefix}newest`;
const newestKey = '/newest-release';
const hourMs = 3_600_000;
/** For how long pages open without the server's word that there is no newer release, and when it is asked for one again. */
const trusted = { untilMs: 24 * hourMs, askedAfterMs: hourMs };

/** For how long the server may take to say which release it has. */
const patienceMs = 10_000;

/** Few, so that the pages in use have the connection. */
const filesAtOnce = 3;

interface Newest {
  readonly release: string;
  /** Milliseconds since 1970. */
  readonly heardAt: number;
}

export async function noteNewest(): Promise<void> {
  const cache = await caches.open(newestName);
  await cache.put(newestKey, Response.json({ release, heardAt: Date.now() } satisfies Newest));
}

interface ReleaseState {
  /** No other release was heard of since this one. */
  readonly isNewest: boolean;
  /** And the server said lately that there is none. */
  readonly isConfirmed: boolean;
  /** It said so a while ago. */
  readonly isDoubtful: boolean;
}

export async function askReleases(): Promise<ReleaseState> {
  const noted = await (await caches.open(newestName)).match(newestKey);
  const newest = noted && ((await noted.json()) as Newest);
  const isNewest = newest?.release === release;
  const ageMs = Date.now() - (newest?.heardAt ?? 0);
  return {
    isNewest,
    isConfirmed: isNewest && ageMs < trusted.untilMs,
    isDoubtful: isNewest && ageMs > trusted.askedAfterMs,
  };
}

const withoutWeakness = (etag: string) => etag.replace(/^W\//, '');

/** This release's document as the server has it. @throws where the server has another release, or none. */
async function fetchShell(signal: AbortSignal | null = null): Promise<Response> {
  const document = await fetch(shell, { cache: 'no-cache', credentials: 'omit', signal });
  const etag = document.headers.get('etag');
  const isOwn = etag === null || withoutWeakness(etag) === withoutWeakness(release);
  if (!document.ok || document.redirected || !isOwn) throw new Error('The pages are of another release.');
  return document;
}

/**
 * Asks the server whether it still has this release. The worker's own `update()` would tell as well, but
 * holds the worker: Chromium delays it by 30 seconds and more while no page is open, and the next worker
 * waits for that.
 * Source: chromium/src/content/browser/service_worker/service_worker_registration.cc, DelayUpdate.
 * @throws where the server has another release, or does not answer within some seconds.
 */
export async function confirmRelease(): Promise<void> {
  // the browser looks for the next one by itself, after each page
  if (!(await askReleases()).isDoubtful) return;
  await fetchShell(AbortSignal.timeout(patienceMs));
  await noteNewest();
}

/** Fetches this release's files, those of releases before from what is kept. @throws where one is missing. */
export async function fetchRelease(): Promise<void> {
  const cache = await caches.open(ownName);
  const document = await fetchShell();
  const waiting = [...files];
  const fetchFiles = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const kept = await caches.match(file);
      await (kept ? cache.put(file, kept) : cache.add(file));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, fetchFiles));
  await cache.put(shell, document);
}

/** Deletes the files of every other release. */
export async function forgetOtherReleases(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== ownName && name !== newestName,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

export const findShell = async (): Promise<Response | undefined> => (await caches.open(ownName)).match(shell);

/** A file with a hash in its name never changes: what is kept is as good as what the server has. */
export async function serveFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const cache = await caches.open(ownName);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}
