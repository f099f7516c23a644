import { keptAtHeader } from '@mitoyen/contract/core/kept-answers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeCaches } from './fake-caches.fixture.ts';

const settings = vi.hoisted(() => {
  const own = { release: 'W/"two"', shell: '/profile', files: ['/assets/a.js'], apiBaseUrl: '' };
  Reflect.set(globalThis, 'mitoyen', own);
  return own;
});

import { forgetKeptAnswers } from './kept-answers.ts';
import { keptReadOf } from './kept-reads.rules.ts';
import {
  confirmRelease,
  fetchRelease,
  findShell,
  forgetOtherReleases,
  noteNewest,
  serveFile,
} from './releases.ts';
import { servePage } from './serve-page.ts';
import { serveRead } from './serve-read.ts';

const site = 'https://mitoyen.test';
const userId = '01890000-0000-7000-8000-000000000001';
const conversationId = '01890000-0000-7000-8000-00000000000c';
const profile = '/api/freelancers/01890000-0000-7000-8000-00000000000f';

type Answers = Record<string, () => Response | Promise<Response>>;
let answers: Answers;
let asked: string[];
let world: ReturnType<typeof createFakeCaches>;

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T13:05:00Z') });
  world = createFakeCaches();
  answers = {};
  asked = [];
  settings.release = 'W/"two"';
  vi.stubGlobal('caches', world.caches);
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, site);
    asked.push(pathname);
    return (answers[pathname] ?? offline)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function read(path: string, token: string | null = 'camille') {
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const request = new Request(site + path, { headers });
  const kept = keptReadOf(new URL(request.url));
  if (!kept) throw new Error(`${path} is not kept`);
  const works: Promise<unknown>[] = [];
  const answer = await serveRead({ request, waitUntil: (work) => void works.push(work) }, kept);
  return { answer, done: Promise.all(works) };
}
/** Reads it, and waits until it is kept. */
async function readWhole(path: string, token?: string | null): Promise<Response> {
  const { answer, done } = await read(path, token);
  await done;
  return answer;
}

test('what was read is there without a network, and says when', async () => {
  answers[profile] = () => Response.json({ name: 'Awa' }, { headers: { link: '<x>; rel="next"' } });
  expect((await readWhole(profile)).headers.get(keptAtHeader)).toBeNull();
  answers = {};
  vi.setSystemTime('2026-11-29T18:00:00Z');
  const kept = await readWhole(profile);
  expect(await kept.json()).toEqual({ name: 'Awa' });
  expect(kept.headers.get(keptAtHeader)).toBe('2026-11-29T13:05:00.000Z');
  expect(kept.headers.get('link')).toBe('<x>; rel="next"');
});

test('what was never read fails as it would', async () => {
  await expect(read(profile)).rejects.toThrow('Failed to fetch');
});

test('a network that leads nowhere is waited for, then what is kept is shown', async () => {
  answers[profile] = () => Response.json({ name: 'Awa' });
  await readWhole(profile);
  answers[profile] = never;
  let shown: Response | null = null;
  void read(profile).then(({ answer }) => {
    shown = answer;
  });
  while (vi.getTimerCount() === 0) await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(shown).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect((shown as Response | null)?.headers.get(keptAtHeader)).toBeTruthy();
});

test('after a month nothing is shown any more', async () => {
  answers[profile] = () => Response.json({});
  await readWhole(profile);
  answers = {};
  vi.setSystemTime('2026-12-30T13:05:00Z');
  await expect(read(profile)).rejects.toThrow('Failed to fetch');
  expect(world.pathsIn('read:')).toEqual([]);
});

test.each([403, 404, 410])('what the server answers %i to is forgotten', async (status) => {
  answers[profile] = () => Response.json({});
  await readWhole(profile);
  answers[profile] = () => Response.json({}, { status });
  expect((await readWhole(profile)).status).toBe(status);
  expect(world.pathsIn('read:')).toEqual([]);
});

test('a server in trouble takes nothing away', async () => {
  answers[profile] = () => Response.json({});
  await readWhole(profile);
  answers[profile] = () => Response.json({}, { status: 503 });
  expect((await readWhole(profile)).status).toBe(503);
  expect(world.pathsIn('read:')).toEqual([profile]);
});

test('a session that ended, or a suspended account, leaves nothing', async () => {
  answers[profile] = () => Response.json({});
  answers['/api/me'] = () => Response.json({}, { status: 401 });
  await readWhole(profile);
  await readWhole('/api/me');
  expect(world.pathsIn('read:')).toEqual([]);
});

test('another account finds nothing, and leaves nothing of the one before', async () => {
  answers[profile] = () => Response.json({ for: 'camille' });
  await readWhole(profile);
  answers = {};
  await expect(read(profile, 'awa')).rejects.toThrow('Failed to fetch');
  await expect(read(profile, 'camille')).rejects.toThrow('Failed to fetch');
});

test('an answer that comes after signing out is kept nowhere', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  answers[profile] = () =>
    new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  const reading = read(profile);
  await vi.waitFor(() => expect(asked).toContain(profile));
  await forgetKeptAnswers();
  arrive(Response.json({}));
  await (await reading).done;
  expect(world.pathsIn('read:')).toEqual([]);
});

test('what is asked without a session is kept for who is signed in, for a visitor not', async () => {
  answers[profile] = () => Response.json({});
  await readWhole(profile, null);
  expect(world.pathsIn('read:')).toEqual([]);
  answers['/api/me'] = () => Response.json({});
  await readWhole('/api/me');
  await readWhole(profile, null);
  expect(world.pathsIn('read:')).toEqual(['/api/me', profile]);
});

test('the last conversations can be read without having been opened, and are read again where something came', async () => {
  const list = `/api/conversations/${userId}`;
  const messages = `/api/messages/${conversationId}`;
  const conversation = (createdAt: string) => [{ id: conversationId, lastMessage: { createdAt } }];
  answers[list] = () => Response.json(conversation('2026-11-29T12:00:00Z'));
  answers[messages] = () => Response.json([]);
  await readWhole(list);
  expect(world.pathsIn('read:').sort()).toEqual([list, `${list}/${conversationId}`, messages].sort());
  await readWhole(list);
  expect(asked.filter((path) => path === messages)).toHaveLength(1);
  answers[list] = () => Response.json(conversation('2026-11-29T13:10:00Z'));
  await readWhole(list);
  expect(asked.filter((path) => path === messages)).toHaveLength(2);
});

test('what was kept for the pages of another release is not shown by these, and read again', async () => {
  const list = `/api/conversations/${userId}`;
  answers[profile] = () => Response.json({ shape: 1 });
  await readWhole(profile);
  settings.release = 'W/"three"';
  answers[profile] = offline;
  await expect(read(profile)).rejects.toThrow('Failed to fetch');
  answers[profile] = () => Response.json({ shape: 2 });
  answers[list] = () => Response.json([]);
  await readWhole(list);
  answers = {};
  expect(await (await readWhole(profile)).json()).toEqual({ shape: 2 });
});

// releases

const html = (text: string, etag: string) => () => new Response(text, { headers: { etag } });
/** The registration and the open windows as the worker sees them. */
function workerWith(windows: number, waiting: { postMessage: (data: unknown) => void } | null = null) {
  const clients = { matchAll: async () => Array.from({ length: windows }) };
  return { registration: { waiting }, clients } as unknown as Parameters<typeof servePage>[1];
}
const open = async (path: string, worker = workerWith(1)) =>
  (await servePage(new Request(site + path), worker)).text();

/** As the next release's worker notes it while it is installed. */
async function hearOf(release: string): Promise<void> {
  const cache = await caches.open('release:newest');
  await cache.put('/newest-release', Response.json({ release, heardAt: Date.now() }));
}

async function install(): Promise<void> {
  answers['/profile'] = html('kept', 'W/"two"');
  answers['/assets/a.js'] = () => new Response('a');
  await noteNewest();
  await fetchRelease();
}

test('own pages open from what is kept, others from the network as long as there is one', async () => {
  await install();
  answers['/jobs/1'] = () => new Response('fresh');
  answers['/profile/messages'] = () => new Response('fresh');
  expect(await open('/profile/messages')).toBe('kept');
  expect(await open('/jobs/1')).toBe('fresh');
  answers = {};
  expect(await open('/jobs/1')).toBe('kept');
});

test('once the server is heard to have another release, nothing kept is opened but without a network', async () => {
  await install();
  await hearOf('W/"three"');
  answers['/profile'] = () => new Response('fresh');
  expect(await open('/profile')).toBe('fresh');
  answers = {};
  expect(await open('/profile')).toBe('kept');
});

test('a day after the server’s last word, it is asked first', async () => {
  await install();
  answers['/profile'] = () => new Response('fresh');
  vi.setSystemTime('2026-11-30T14:00:00Z');
  expect(await open('/profile')).toBe('fresh');
  answers['/profile'] = html('fresh', 'W/"three"');
  await expect(confirmRelease()).rejects.toThrow('another release');
  expect(await open('/profile')).toBe('fresh');
  answers['/profile'] = html('fresh', 'W/"two"');
  await confirmRelease();
  expect(await open('/profile')).toBe('kept');
});

test('the server is asked once an hour at most, and not for a release that another follows', async () => {
  await install();
  const before = asked.length;
  vi.setSystemTime('2026-11-29T14:04:00Z');
  await confirmRelease();
  expect(asked).toHaveLength(before);
  await hearOf('W/"three"');
  vi.setSystemTime('2026-11-29T18:00:00Z');
  await confirmRelease();
  expect(asked).toHaveLength(before);
});

test('the next release takes over where no other page is open', async () => {
  await install();
  await hearOf('W/"three"');
  answers['/profile'] = () => new Response('fresh');
  const postMessage = vi.fn();
  await open('/profile', workerWith(2, { postMessage }));
  expect(postMessage).not.toHaveBeenCalled();
  await open('/profile', workerWith(1, { postMessage }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

test('a release is whole, and of one piece, or not installed', async () => {
  answers['/profile'] = html('kept', 'W/"three"');
  answers['/assets/a.js'] = () => new Response('a');
  await expect(fetchRelease()).rejects.toThrow('another release');
  answers['/profile'] = html('kept', '"two"');
  answers['/assets/a.js'] = () => new Response('', { status: 404 });
  await expect(fetchRelease()).rejects.toThrow();
  expect(await findShell()).toBeUndefined();
});

test('files are fetched once, and those of other releases forgotten', async () => {
  await install();
  await serveFile(new Request(`${site}/assets/a.js`));
  expect(asked.filter((path) => path === '/assets/a.js')).toHaveLength(1);
  await (await caches.open('release:W/"one"')).put('/assets/old.js', new Response('old'));
  await (await caches.open('read:other')).put('/api/me', new Response('{}'));
  await forgetOtherReleases();
  expect(world.pathsIn('release:').sort()).toEqual(['/assets/a.js', '/newest-release', '/profile']);
  expect(world.pathsIn('read:')).toEqual(['/api/me']);
});
