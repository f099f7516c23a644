import type pg from 'pg';
import { NoServerError } from './database-errors.ts';

/** A question every two seconds, of which none may be without an answer for three: what is lost is noticed within five. */
const pauseMs = 2_000;
const answerWithinMs = 3_000;

/**
 * Asks the server at the other end, again and again, whether it still is one to write to, and ends the connection when it
 * says no or nothing. Returns how to stop.
 */
export function keepAsking(client: Pick<pg.Client, 'query' | 'connection'>): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  function giveUp(reason: Error): void {
    stop();
    // no goodbye: nobody may be there to hear it
    client.connection.stream.destroy(reason);
  }

  function plan(afterMs: number, next: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(next, afterMs).unref();
  }

  function ask(): void {
    plan(answerWithinMs, () => giveUp(new Error('Query read timeout')));
    client
      .query<{ reads: boolean }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads`,
      )
      .then(({ rows }) => {
        if (rows[0]?.reads) giveUp(new NoServerError('read-write'));
        else plan(pauseMs, ask);
      })
      // a connection that fails says so itself, or does not answer in time
      .catch(() => undefined);
  }

  plan(pauseMs, ask);
  return stop;
}
