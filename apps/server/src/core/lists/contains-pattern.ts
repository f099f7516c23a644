import { type RawBuilder, sql } from 'kysely';

/** A LIKE pattern for "contains this text", in which `%` and `_` are letters like others. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a folded column contains one of these texts. */
export function containsAny(column: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  const contained = texts.map((text) => sql`${column} like fold_text(${containsPattern(text)})`);
  return sql<boolean>`(${sql.join(contained, sql` or `)})`;
}
