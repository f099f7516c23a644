import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

const mostKept = 20_000;
const kept = new Map<string, string>();

/** Texts as the database folds them (`fold_text`); asked for those alone that were not folded lately. */
export async function foldTexts(db: Queryable, texts: readonly string[]): Promise<(text: string) => string> {
  const folded = new Map(texts.flatMap((text) => readKept(text)));
  const asked = [...new Set(texts)].filter((text) => !folded.has(text));
  if (asked.length > 0) {
    const { rows } = await sql<{ folded: string }>`
      select fold_text(text) as folded from unnest(${asked}::text[]) with ordinality as asked(text, place)
      order by place`.execute(db);
    for (const [at, text] of asked.entries()) {
      const result = rows[at]?.folded ?? text;
      folded.set(text, result);
      if (kept.size < mostKept) kept.set(text, result);
      else kept.clear();
    }
  }
  return (text) => folded.get(text) ?? text;
}

function readKept(text: string): [string, string][] {
  const known = kept.get(text);
  return known === undefined ? [] : [[text, known]];
}
