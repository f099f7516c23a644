declare const self: ServiceWorkerGlobalScope;

// Served in the worker's place where the operator turned it off: forgets all that was kept, takes its place, and goes.

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(forget());
  // Before it takes the place: a worker that is busy keeps it for minutes. The browser does so once the install has ended.
  void self.registration.unregister();
});

// the worker before may have kept something since
self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.registration.unregister()));
});

async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

export {};
