import pg from 'pg';
import { vi } from 'vitest';

/** What announces events runs beside the calls that cause them, and for many of them at once. */
const beside = /pg_notify|pg_current_snapshot|^listen /;

/** How many statements a call sends before it has answered, `begin` and `commit` included. */
export async function countStatements(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const texts = query.mock.calls.map(([given]: unknown[]) =>
      typeof given === 'string' ? given : (given as { text: string }).text,
    );
    return texts.filter((text) => !beside.test(text)).length;
  } finally {
    query.mockRestore();
  }
}
