import type { Listener } from '../db/listen.ts';
import { pageTagsChannel } from '../purging/purging.repository.ts';
import { stalePagesChannel } from './stale-pages.repository.ts';

/** Calls `forget` whenever an instance says that kept pages are out of date, or might have. Returns how to stop. */
export async function watchStalePages(listener: Listener, forget: () => void): Promise<() => Promise<void>> {
  let isStopped = false;
  const hear = () => {
    if (!isStopped) forget();
  };
  await listener.on(stalePagesChannel, hear);
  // a shared cache that was told to forget a page must not be given the same one again
  await listener.on(pageTagsChannel, hear);
  listener.onReconnect(hear);
  return async () => {
    isStopped = true;
  };
}
