import { sql } from 'kysely';
import pg from 'pg';
import { callLimitsMs, type DatabaseHandle } from '../core/db/database.ts';
import { isBusyStarting } from '../core/db/database-errors.ts';
import { type PreparingSession, prepareAlone } from '../core/db/prepare-alone.ts';
import { roleOf } from '../core/db/servers.ts';
import type { Log } from '../core/log/log.ts';
import type { Env } from '../env.ts';
import { namedBySetting } from './explain-database-error.ts';
import { limitPooledStatements } from './limit-pooled-statements.ts';
import type { DatabaseAddresses } from './open-database.ts';

interface Prepared {
  readonly database: DatabaseAddresses;
  readonly calls: Pick<DatabaseHandle, 'db'>;
  /** Ends waiting for another instance. */
  readonly stopping?: AbortSignal;
}

/**
 * Does `work` on the database while no other instance does, and sees to it that calls have their limits behind a pooler
 * too. @throws SettingsError, which names the setting, where the database cannot be used.
 */
export async function prepareDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
  { database, calls, stopping }: Prepared,
  log: Pick<Log, 'info' | 'warn'>,
  work: (session: PreparingSession) => Promise<void>,
): Promise<void> {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const setting = isPooled ? 'DATABASE_DIRECT_URL' : env.DATABASE_URL ? 'DATABASE_URL' : null;
  await namedBySetting(setting, () =>
    prepareAlone({ connection: database.direct, log, signal: stopping }, async (session) => {
      await namedBySetting(env.DATABASE_URL ? 'DATABASE_URL' : null, () => requireAccess(calls));
      await work(session);
      if (isPooled)
        await limitPooledStatements(session, roleOf(database.connection), callLimitsMs).catch(
          () => undefined,
        );
    }),
  );
  if (isPooled) await namedBySetting('DATABASE_URL', () => tellMissingLimits(calls, log));
}

/** A pooler may refuse connections of calls alone. That a busy machine takes its time is no reason to stop. */
async function requireAccess({ db }: Prepared['calls']): Promise<void> {
  await sql`select 1`.execute(db).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && !isBusyStarting(error)) throw error;
  });
}

async function tellMissingLimits({ db }: Prepared['calls'], log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name = any(${Object.keys(callLimitsMs)}::text[]) and setting = '0'`.execute(db);
  const missing = rows.map(({ name }) => name);
  if (missing.length > 0)
    log.warn(
      { missing },
      'calls have no limit behind the pooler: set it for its role (alter role … set statement_timeout = …), then reconnect the pooler',
    );
}
