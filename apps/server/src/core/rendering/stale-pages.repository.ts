import { sql } from 'kysely';
import type { Listener } from '../db/listen.ts';
import type { Tx } from '../db/schema.ts';
import { pageTagsChannel } from '../purging/purging.repository.ts';

/** Every instance listens here, and forgets the pages it cached. */
export const stalePagesChannel = 'pages_stale';

/** Has every instance render its pages anew once the transaction commits: for what must not be seen a second longer. */
export async function notifyPagesStale(tx: Tx): Promise<void> {
  await sql`select pg_notify(${stalePagesChannel}, '')`.execute(tx);
}

/** Calls `clear` whenever an instance says that cached pages are out of date, or might have. Returns how to stop. */
export async function watchStalePages(listener: Listener, clear: () => void): Promise<() => Promise<void>> {
  let isStopped = false;
  const hear = () => {
    if (!isStopped) clear();
  };
  await listener.on(stalePagesChannel, hear);
  // a shared cache that was told to forget a page must not be given the same one again
  await listener.on(pageTagsChannel, hear);
  listener.onReconnect(hear);
  return async () => {
    isStopped = true;
  };
}
