import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** The driver's own word of whether the server's last answer is complete, which its types do not tell. */
type Answered = PoolClient & { readonly readyForQuery: boolean };

/**
 * Gives up a connection on which nothing moves for so long while a statement is under way: the server's own limit for
 * statements has passed, so that it is frozen or out of reach. The statement fails as on a lost connection, instead of
 * waiting for TCP, which a frozen server's machine goes on to answer.
 */
export function endWhenSilent(client: PoolClient, silenceMs: number, onSilence: () => void): void {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(silenceMs);
  stream.on('timeout', () => {
    if ((client as Answered).readyForQuery) return;
    onSilence();
    stream.destroy(new Error('Query read timeout'));
  });
}
