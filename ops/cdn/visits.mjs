// Visitors before Varnish, while both instances answer, while one is dead, and while both are.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../lib/processes.mjs';
import { askTwice, isHit, offerOf } from './requests.mjs';
import { caches, direct, startServers } from './servers.mjs';

export const minutes = Number(process.env.MINUTES ?? 2);
export const deadMinutes = Number(process.env.DEAD_MINUTES ?? 2);
export const visitsPerSecond = Number(process.env.VISITS_PER_SECOND ?? 5);
const minuteMs = 60_000;
/** What was read in these minutes before both died is read on for ten more. */
const rememberedMs = 4 * minuteMs;

/** Addresses of pages that are shared, lists and profiles among them. */
export async function sharedPages() {
  const locations = async (path) => {
    const text = await (await fetch(direct + path)).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
  };
  const paths = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
  const isShared = async (path) =>
    /^public/.test((await fetch(direct + path)).headers.get('cache-control') ?? '');
  const known = [];
  for (const path of [...new Set(paths)].slice(0, 200)) if (await isShared(path)) known.push(path);
  return known;
}

/** Asks for pages, few of them often, at a steady pace for so long; `tell` gets each answer. */
async function play(pages, durationMs, tell) {
  const start = Date.now();
  for (let number = 0; Date.now() - start < durationMs; number += 1) {
    await pause(Math.max(0, start + (number * 1000) / visitsPerSecond - Date.now()));
    const page = pages[Math.floor(pages.length * Math.random() ** 3)];
    const answer = await fetch(caches.varnish + page);
    await answer.arrayBuffer();
    await tell(page, answer, number);
  }
}

/** An offer whose title changes. @returns the seconds until Varnish showed the new one, and null when it did not. */
async function offerThatChanges({ user, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const write = (method, path, titre) =>
    fetch(`${direct}/api/appels-doffre${path}`, {
      method,
      headers,
      body: JSON.stringify(offerOf(user, titre)),
    });
  const { id } = await (await write('POST', '', 'Une mission par minute')).json();
  await askTwice(caches.varnish, `/jobs/${id}`, {});
  return async (number) => {
    const title = `Une mission par minute, ${number}`;
    const answer = await write('PUT', `/${id}`, title);
    if (!answer.ok) throw new Error(`the offer could not be changed: ${answer.status}`);
    const since = Date.now();
    while (Date.now() - since < 20_000) {
      if ((await (await fetch(`${caches.varnish}/jobs/${id}`)).text()).includes(title))
        return (Date.now() - since) / 1000;
      await pause(50);
    }
    return null;
  };
}

/** The share of visits that Varnish answered by itself, while an offer changes each minute. */
export async function visit(pages, session, faults) {
  const change = await offerThatChanges(session);
  const headers = { authorization: `Bearer ${session.token}` };
  const told = { pages: 0, hits: 0, own: 0, purgesS: [] };
  let changedAt = Date.now();
  await play(pages, minutes * minuteMs, async (page, answer, number) => {
    told.pages += 1;
    if (isHit(answer)) told.hits += 1;
    if (answer.status !== 200) faults.push(`${page} was answered with ${answer.status}`);
    if (number % 4 === 0) {
      const own = await askTwice(caches.varnish, '/api/me', headers);
      told.own += 2;
      if (isHit(own)) faults.push('a private call came out of the cache');
    }
    if (Date.now() - changedAt > minuteMs) {
      changedAt = Date.now();
      const seconds = await change(told.purgesS.length + 1);
      if (seconds === null) faults.push('Varnish still shows an old title after 20 s');
      told.purgesS.push(seconds);
    }
  });
  told.purgesS.sort((one, other) => one - other);
  return told;
}

/** One instance dies: nobody sees it. Then the other one: what Varnish has is read on, nothing else, until they return. */
export async function checkDead(pages, instances, faults) {
  const kill = async (instance) => {
    const ended = once(instance, 'exit');
    instance.kill('SIGKILL');
    await ended;
  };
  /** When each page was made that a visitor got last. */
  const madeAt = new Map();
  const remember = (page, answer) =>
    madeAt.set(page, Date.now() - 1000 * Number(answer.headers.get('age') ?? 0));
  const told = { withOne: 0, visits: 0, read: 0, lastMinute: [0, 0] };
  const tellWithOne = (page, answer) => {
    told.withOne += 1;
    remember(page, answer);
    if (answer.status !== 200) faults.push(`${page}: ${answer.status} with one instance dead`);
  };
  for (const page of pages) remember(page, await askTwice(caches.varnish, page, {}));
  await kill(instances[0]);
  await play(pages, Math.min(1, deadMinutes) * minuteMs, tellWithOne);
  await kill(instances[1]);
  const diedAt = Date.now();
  await play(pages, deadMinutes * minuteMs, async (page, answer, number) => {
    const isRead = answer.status === 200;
    const isLast = Date.now() - diedAt > (deadMinutes - 1) * minuteMs;
    told.visits += 1;
    told.read += Number(isRead);
    if (isLast) told.lastMinute[0] += Number(isRead);
    if (isLast) told.lastMinute[1] += 1;
    if (!isRead && madeAt.get(page) > diedAt - rememberedMs)
      faults.push(`${page}: ${answer.status}, ${(Date.now() - diedAt) / 1000} s after both died`);
    if (number % 20 > 0) return;
    const own = await fetch(`${caches.varnish}/api/me`);
    if (own.status !== 503) faults.push(`a call of dead servers was answered with ${own.status}`);
  });
  await startServers();
  const back = Date.now();
  await untilReady(`${caches.varnish}/api/openapi.json`);
  return { ...told, backAfterS: (Date.now() - back) / 1000 };
}
