import pg from 'pg';
import { vi } from 'vitest';

/**
 * What announces events or shares counts runs beside the calls that cause it, and for many of them at once; the queue's
 * own upkeep, and whether this is still the server to write to, whenever their clocks say so.
 */
const beside =
  /pg_notify|pg_current_snapshot|pg_is_in_recovery|^listen |insert into rate_limits as r\b|__pgboss__|pgboss\.(?:schedule|version)\b/;

/** The statements that a call sends before it has answered, `begin` and `commit` included. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const texts = query.mock.calls.map(([given]: unknown[]) =>
      typeof given === 'string' ? given : (given as { text: string }).text,
    );
    return texts.filter((text) => !beside.test(text));
  } finally {
    query.mockRestore();
  }
}
