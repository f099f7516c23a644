import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import { newEventsChannel } from './channels.ts';
import { notify } from './events.repository.ts';

/**
 * Notifies every instance that there are new events. One notification at a time: events written while it is
 * under way share the next one. It runs outside of the writing transactions, which it would force to commit
 * one by one.
 */
export function createAnnouncer({ db, log }: Pick<BaseContext, 'db' | 'log'>, sender: string) {
  let running: Promise<void> | null = null;
  let isDue = false;

  async function announceAll(): Promise<void> {
    try {
      while (isDue) {
        isDue = false;
        await notify(db, newEventsChannel, sender);
      }
    } catch (error) {
      // the other instances also look every few seconds
      log.warn({ err: scrubDatabaseError(error) }, 'new events could not be announced');
    } finally {
      running = null;
    }
  }

  return {
    announce(): void {
      isDue = true;
      running ??= announceAll();
    },
    /** Waits for what is under way. */
    async finish(): Promise<void> {
      await running;
    },
  };
}
