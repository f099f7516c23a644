// Visitors before Varnish, and a server that dies behind it.
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../lib/processes.mjs';
import { askTwice, isHit, offerOf } from './requests.mjs';
import { caches, direct, startServer } from './servers.mjs';

export const minutes = Number(process.env.MINUTES ?? 2);
export const deadMinutes = Number(process.env.DEAD_MINUTES ?? 2);

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

/** The share of pages that Varnish had, where few are asked for often, and each minute an offer changes. */
export async function visit(pages, { user, token }, faults) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const write = (method, path, titre) =>
    fetch(`${direct}/api/appels-doffre${path}`, {
      method,
      headers,
      body: JSON.stringify(offerOf(user, titre)),
    });
  const { id } = await (await write('POST', '', 'Une mission par minute')).json();
  const until = Date.now() + minutes * 60_000;
  const told = { pages: 0, hits: 0, own: 0, changes: 0 };
  let changedAt = Date.now();
  while (Date.now() < until) {
    const page = pages[Math.floor(pages.length * Math.random() ** 3)];
    const answer = await fetch(caches.varnish + page);
    await answer.arrayBuffer();
    told.pages += 1;
    if (isHit(answer)) told.hits += 1;
    if (answer.status !== 200) faults.push(`${page} was answered with ${answer.status}`);
    if (told.pages % 4 === 0) {
      const own = await askTwice(caches.varnish, '/api/me', headers);
      told.own += 1;
      if (isHit(own)) faults.push('a private call came out of the cache');
    }
    if (Date.now() - changedAt > 60_000) {
      changedAt = Date.now();
      told.changes += 1;
      await write('PUT', `/${id}`, `Une mission par minute, ${told.changes}`);
    }
    await pause(50);
  }
  return told;
}

/** The server dies: what Varnish has is read on, nothing else, and its return is seen. */
export async function checkDead(pages, server, faults) {
  const kept = pages.slice(0, 40);
  for (const path of kept) await askTwice(caches.varnish, path, {});
  server.kill('SIGKILL');
  const since = Date.now();
  let read = 0;
  while (Date.now() - since < deadMinutes * 60_000) {
    for (const path of kept) {
      const answer = await fetch(caches.varnish + path);
      await answer.arrayBuffer();
      read += 1;
      if (answer.status !== 200)
        faults.push(`${path}: ${answer.status}, ${(Date.now() - since) / 1000} s after the server died`);
    }
    const own = await fetch(`${caches.varnish}/api/me`);
    if (own.status !== 503) faults.push(`a call of a dead server was answered with ${own.status}`);
    if (faults.length > 20) break;
    await pause(2000);
  }
  startServer();
  await untilReady(`${direct}/health/ready`);
  const back = Date.now();
  while ((await fetch(`${caches.varnish}/api/openapi.json`)).status !== 200) await pause(100);
  return { read, backAfterS: (Date.now() - back) / 1000 };
}
