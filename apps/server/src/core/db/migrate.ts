import { type Kysely, sql } from 'kysely';
import { type MigrationResult, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { sqlFileMigrations } from './sql-file-migrations.ts';

/** A migration that was rolled back; those before it stay applied. */
export class MigrationFailedError extends Error {
  readonly migration: string;

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed and was rolled back: ${messageOf(cause)}`, { cause });
    this.name = 'MigrationFailedError';
    this.migration = migration;
  }
}

/**
 * Applies the `NNNN_name.sql` files of `migrationsDir` that the database has not seen, in order, each in a transaction
 * of its own. Instances starting at once wait for each other. Returns with the names of those applied here.
 * Throws `MigrationFailedError`.
 */
export async function migrate(db: Kysely<Schema>, migrationsDir: string): Promise<string[]> {
  const provider = sqlFileMigrations(migrationsDir);
  return db.connection().execute(async (connection) => {
    // Waiting for another instance, or building an index, may take longer than any query is given.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await applyOneByOne(new Migrator({ db: connection, provider }));
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function applyOneByOne(migrator: Migrator): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw failureOf(error, results);
    const last = results.at(-1);
    if (!last) return applied;
    applied.push(last.migrationName);
  }
}

function failureOf(error: unknown, results: MigrationResult[]): unknown {
  const failed = results.find((result) => result.status === 'Error');
  return failed ? new MigrationFailedError(failed.migrationName, error) : error;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
