import type { Listener } from '../db/listen.ts';
import type { KeptReads } from './kept-reads.ts';

/** PostgreSQL notifies here once a change of what visitors see is committed, by whomever. */
const publicChangesChannel = 'public_changes';

/** Has kept reads forgotten whenever something public changed, or might have. */
export async function watchPublicChanges(
  listener: Listener,
  reads: Pick<KeptReads, 'forget'>,
): Promise<void> {
  await listener.on(publicChangesChannel, () => reads.forget());
  listener.onReconnect(() => reads.forget());
}
