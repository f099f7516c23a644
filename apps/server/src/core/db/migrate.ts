import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration';
import type { Log } from '../log/log.ts';
import { adoptBaseline, baseline, isSuperseded } from './adopt-baseline.ts';
import type { PreparingSession } from './prepare-alone.ts';
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
 * Applies the `NNNN_name.sql` files of `migrationsDir` that the database has not seen, each in a transaction
 * of its own, in the order of their numbers, also a later one with a lower number. Migrations that a newer
 * release applied are left alone. Returns the names of those applied. @throws MigrationFailedError, and what
 * `adoptBaseline` throws.
 */
export async function migrate(
  { db }: PreparingSession,
  migrationsDir: string,
  log: Pick<Log, 'warn'>,
): Promise<string[]> {
  const files = await sqlFileMigrations(migrationsDir).getMigrations();
  const applied = await listApplied(db);
  if (baseline in files) await adoptBaseline(db, applied);
  const withoutFile = applied.filter((name) => !(name in files));
  const newer = baseline in files ? withoutFile.filter((name) => !isSuperseded(name)) : withoutFile;
  if (newer.length > 0) log.warn({ migrations: newer }, 'the database is of a newer release than this one');
  const provider = { getMigrations: async () => ({ ...files, ...appliedElsewhere(withoutFile) }) };
  return applyOneByOne(new Migrator({ db, provider, allowUnorderedMigrations: true }));
}

async function listApplied(db: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Kysely refuses to run while an applied migration is missing from its list; these are listed, and never run.
 */
function appliedElsewhere(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
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
