import type { BaseContext } from '../context/base-context.ts';
import { scrubDatabaseError } from '../db/database-errors.ts';
import { newEventsChannel } from './channels.ts';
import { notify } from './events.repository.ts';

/**
 * Tells every instance that there are new events. One notification at a time: what is written while it is under
 * way shares the next one. It stays out of the writing transactions, which it would make commit one by one.
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
      // the others look by themselves every few seconds
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
