import { sql } from 'kysely';
import pg from 'pg';
import { readDatabaseUrl } from '../core/db/database-url.ts';
import type { Replica } from '../core/db/replicas/replica.ts';
import type { ReplicaOptions, Replicas } from '../core/db/replicas/replicas.ts';
import type { DatabaseConnection } from '../core/db/servers.ts';
import type { Log } from '../core/log/log.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import type { Env } from '../env.ts';
import { explainDatabaseError } from './explain-database-error.ts';

/** The standbys that the settings name, each with as many connections as calls have. */
export function replicaOptions(env: Env): ReplicaOptions {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  return {
    connections: env.DATABASE_READ_URL ? serversOf(readDatabaseUrl(env.DATABASE_READ_URL)) : [],
    maxLagMs: env.DATABASE_READ_MAX_LAG_S * 1000,
    database: {
      poolSize: env.DATABASE_POOL_SIZE,
      isPooled,
      prepared: env.DATABASE_PREPARED ?? !isPooled,
    },
  };
}

function serversOf({ servers, ...connection }: DatabaseConnection): DatabaseConnection[] {
  return servers ? servers.urls.map((connectionString) => ({ connectionString })) : [connection];
}

/** What PostgreSQL says of a role, a password or a database that it does not take: that does not pass by itself. */
const lastingCodes = /^(?:28|3D)/;

/**
 * Tries each standby. One that is away does no harm: the primary answers. @throws SettingsError where one is not set up
 * so that it could ever answer.
 */
export async function requireReplicas({ all }: Pick<Replicas, 'all'>, log: Pick<Log, 'warn'>): Promise<void> {
  await Promise.all(all.map((replica) => requireReplica(replica, log)));
}

async function requireReplica({ db, name }: Replica, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
    if (!rows[0]?.is)
      log.warn({ replica: name }, 'DATABASE_READ_URL: this server is no standby, and not read from');
  } catch (error) {
    const why = explainDatabaseError(error);
    if (why === null) throw error;
    const isAway =
      error instanceof pg.DatabaseError ? !lastingCodes.test(error.code ?? '') : 'code' in Object(error);
    if (!isAway) throw new SettingsError([`DATABASE_READ_URL: ${name}: ${why}`]);
    log.warn({ replica: name, why }, 'DATABASE_READ_URL: this standby is away, the primary answers');
  }
}
