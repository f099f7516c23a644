import type pg from 'pg';
import { NoServerError } from './database-errors.ts';

/** A question every 1.5 seconds, of which two may go without an answer: what is lost is noticed within five seconds. */
const intervalMs = 1_500;
const mostUnanswered = 2;

/**
 * Asks the server at the other end, again and again, whether it still is one to write to, and ends the connection when it
 * says no or nothing. Returns how to stop.
 */
export function keepAsking(client: pg.Client): () => void {
  let unanswered = 0;

  function giveUp(reason: Error): void {
    clearInterval(timer);
    // no goodbye: nobody may be there to hear it
    client.connection.stream.destroy(reason);
  }

  async function ask(): Promise<void> {
    const { rows } = await client.query<{ reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads`,
    );
    unanswered = 0;
    if (rows[0]?.reads) giveUp(new NoServerError('read-write'));
  }

  const timer = setInterval(() => {
    if (unanswered === mostUnanswered) return giveUp(new Error('Query read timeout'));
    unanswered += 1;
    if (unanswered === 1) ask().catch(() => undefined);
  }, intervalMs).unref();
  return () => clearInterval(timer);
}
