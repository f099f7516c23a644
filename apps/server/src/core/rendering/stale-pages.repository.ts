import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';

/** Every instance listens here, and forgets the pages it keeps. */
export const stalePagesChannel = 'pages_stale';

/** Has every instance render its pages anew once the transaction commits: for what must not be seen a second longer. */
export async function notifyPagesStale(tx: Tx): Promise<void> {
  await sql`select pg_notify(${stalePagesChannel}, '')`.execute(tx);
}
