import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import pg from 'pg';

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/**
 * Plain SQL files as Kysely's migrations, named without `.sql`. There is no way down: a new file fixes a
 * mistake.
 */
export function sqlFileMigrations(migrationsDir: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort();
      refuseUnclearOrder(files);
      const migrations: Record<string, Migration> = {};
      for (const file of files) {
        migrations[file.slice(0, -'.sql'.length)] = { up: (db) => runFile(db, join(migrationsDir, file)) };
      }
      return migrations;
    },
  };
}

function refuseUnclearOrder(files: readonly string[]): void {
  const fileByNumber = new Map<string, string>();
  for (const file of files) {
    const number = FILE_NAME.exec(file)?.[1];
    if (!number) throw new Error(`Migration ${file} is not named like 0001_what_it_does.sql`);
    const other = fileByNumber.get(number);
    if (other) throw new Error(`Migrations ${other} and ${file} carry the same number`);
    fileByNumber.set(number, file);
  }
}

async function runFile(db: Parameters<Migration['up']>[0], path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  try {
    // Without parameters, PostgreSQL takes many statements at once.
    await sql.raw(text).execute(db);
  } catch (error) {
    const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
    if (error instanceof Error && position > 0) {
      error.message += ` (line ${[...text].slice(0, position - 1).filter((letter) => letter === '\n').length + 1})`;
    }
    throw error;
  }
}
