import { findLivingSessions } from '../auth/sessions.repository.ts';
import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import type { StreamRegistry } from './stream-registry.ts';

/** Ends streams when their session ends. */
export function createSessionWatch(
  { db, clock, log }: Pick<BaseContext, 'db' | 'clock' | 'log'>,
  registry: StreamRegistry,
) {
  function closeWhere(hasEnded: (sessionId: string) => boolean): void {
    for (const stream of [...registry.all()]) if (hasEnded(stream.sessionId)) stream.close('session_ended');
  }

  return {
    /** Sessions that were just deleted, wherever that was. */
    end(sessionIds: readonly string[]): void {
      const ended = new Set(sessionIds);
      closeWhere((id) => ended.has(id));
    },
    /** For sessions that grew too old, and those that ended while the connection was lost. */
    async check(): Promise<void> {
      const ids = [...new Set([...registry.all()].map(({ sessionId }) => sessionId))];
      try {
        const living = await findLivingSessions(db, ids, clock.now());
        const ended = new Set(ids.filter((id) => !living.has(id)));
        closeWhere((id) => ended.has(id));
      } catch (error) {
        log.warn({ err: scrubDatabaseError(error) }, 'sessions of streams could not be checked');
      }
    },
  };
}
