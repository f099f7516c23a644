import { type Kysely, sql } from 'kysely';
import { SettingsError } from '../settings/define-settings.ts';
import type { Schema } from './schema.ts';
import { supersededMigrations } from './superseded-migrations.ts';

/** The migration that does what the superseded ones did together. */
export const baseline = '0001_baseline';

const superseded = new Set(supersededMigrations);
export const isSuperseded = (migration: string): boolean => superseded.has(migration);

/**
 * Records the baseline as applied in a database that has all the migrations it replaces. Their names stay
 * recorded, so that the release before, which has them as files, can be started again on this database.
 * Writes nothing to a database that has none of them, or has the baseline. @throws SettingsError where it has
 * only some of them.
 */
export async function adoptBaseline(db: Kysely<Schema>, applied: readonly string[]): Promise<void> {
  if (applied.includes(baseline) || !applied.some(isSuperseded)) return;
  const missing = supersededMigrations.filter((name) => !applied.includes(name));
  if (missing.length > 0) throw new SettingsError([explainMissing(missing)]);
  await sql`
    insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})`.execute(
    db,
  );
}

function explainMissing(missing: readonly string[]): string {
  const { length: all } = supersededMigrations;
  return (
    `The database has ${all - missing.length} of the ${all} migrations that ${baseline} took the place of: the first it lacks is ` +
    `${missing[0]}. Start it once with the last version that has them as files (up to ${supersededMigrations.at(-1)}), then with this one.`
  );
}
