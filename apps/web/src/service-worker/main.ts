import { isNoPage, keptReadOf } from './kept-reads.rules.ts';
import { openNotice, readPush, renewPush, takePush } from './pushes.ts';
import { confirmRelease, fetchRelease, forgetOtherReleases, noteNewest, serveFile } from './releases.ts';
import { servePage } from './serve-page.ts';
import { serveRead } from './serve-read.ts';
import { settings } from './settings.ts';

declare const self: ServiceWorkerGlobalScope;

const apiOrigin = new URL(settings.apiBaseUrl || '/', self.location.href).origin;

self.addEventListener('install', (event) => {
  // first of all: the worker before this one opens no page any more that the server has a newer one of
  event.waitUntil(noteNewest().then(fetchRelease));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherReleases().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const payload = readPush(event.data?.text());
  if (payload) event.waitUntil(takePush(self, payload));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(self, event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(self, event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin;
  if (request.mode === 'navigate') {
    if (request.destination !== 'document' || isNoPage(url.pathname)) return;
    event.respondWith(servePage(request, self));
    event.waitUntil(confirmRelease().catch(() => undefined));
  } else if (isOurs && url.pathname.startsWith('/assets/')) {
    event.respondWith(serveFile(request));
  } else if (url.origin === apiOrigin) {
    const read = keptReadOf(url);
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    if (read) event.respondWith(serveRead({ request, waitUntil }, read));
  }
});
