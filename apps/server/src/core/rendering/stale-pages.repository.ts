import { sql } from 'kysely';
import type { Listener } from '../db/listen.ts';
import type { Tx } from '../db/schema.ts';
import { pageTagsChannel } from '../purging/purging.repository.ts';

/** Every instance listens on this channel, and clears its cached pages. */
export const stalePagesChannel = 'pages_stale';

/**
 * Makes every instance render its pages anew once the transaction commits: for changes that must be seen at
 * once.
 */
export async function notifyPagesStale(tx: Tx): Promise<void> {
  await sql`select pg_notify(${stalePagesChannel}, '')`.execute(tx);
}

/**
 * Calls `clear` whenever an instance reports that cached pages are out of date, or might be. Returns a
 * function that stops.
 */
export async function watchStalePages(listener: Listener, clear: () => void): Promise<() => Promise<void>> {
  let isStopped = false;
  const hear = () => {
    if (!isStopped) clear();
  };
  await listener.on(stalePagesChannel, hear);
  // a shared cache that purged a page must not get the same old one again
  await listener.on(pageTagsChannel, hear);
  listener.onReconnect(hear);
  return async () => {
    isStopped = true;
  };
}
