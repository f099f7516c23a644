import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestApp } from './create-test-app.ts';

/**
 * Where any of these texts stands: every row of every table (the queue's too) as text, and every file's name and
 * bytes. Case is ignored.
 */
export async function findTraces(
  { context, filesDirectory }: TestApp,
  texts: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(context.db);
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
    const content = `${file}\n${(await readFile(file)).toString('latin1')}`.toLowerCase();
    if (texts.some((text) => content.includes(text.toLowerCase()))) found.push(file);
  }
  return found;
}
