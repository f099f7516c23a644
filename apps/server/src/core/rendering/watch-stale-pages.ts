import type pg from 'pg';
import { createListener } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { stalePagesChannel } from './stale-pages.repository.ts';

/** Calls `forget` whenever an instance says that kept pages are out of date, or might have. Returns how to stop. */
export async function watchStalePages(
  connection: pg.ClientConfig,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
  forget: () => void,
): Promise<() => Promise<void>> {
  const listener = await createListener({ connection, log });
  await listener.on(stalePagesChannel, forget);
  listener.onReconnect(forget);
  return () => listener.close();
}
