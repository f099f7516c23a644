declare const self: ServiceWorkerGlobalScope;

// Served in the worker's place where the operator turned it off: takes its place, forgets all it kept, and goes.

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
