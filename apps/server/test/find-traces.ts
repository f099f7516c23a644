import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AppContext } from '../src/core/context/app-context.ts';

/** What a product keeps: its database, and where the bytes of its files lie. */
interface Kept {
  readonly context: Pick<AppContext, 'db'>;
  readonly filesDirectory: string;
}

/**
 * Where any of these texts stands: every row of every table of every schema (the queue's too) as text, and every
 * file's name and bytes, read as UTF-8 and as Latin-1. Case is ignored.
 */
export async function findTraces(
  { context, filesDirectory }: Kept,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    context.db,
  );
  const patterns = texts.map((text) => `%${text.replace(/[%_\\]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(searched)::text as text from ${sql.raw(name)} as searched
      where to_jsonb(searched)::text ilike any(${patterns}::text[])`.execute(context.db);
    found.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  for (const path of await readdir(filesDirectory, { recursive: true, withFileTypes: true })) {
    if (!path.isFile()) continue;
    const file = join(path.parentPath, path.name);
    // a running product may have deleted it since
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    const content = [file, bytes.toString('utf8'), bytes.toString('latin1')].join('\n').toLowerCase();
    if (texts.some((text) => content.includes(text.toLowerCase()))) found.push(file);
  }
  return found;
}
