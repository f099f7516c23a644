import { type RawBuilder, sql } from 'kysely';

const letters = /[A-ZÀ-ÖØ-öù-ÿ]/g;

/**
 * The text as a cache key: letters that the database treats as equal become the same here. Only letters of
 * Western Europe, for which this is certain: texts merged here must have the same results there.
 */
export function foldKey(text: string): string {
  return text.replace(letters, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

/** A LIKE pattern for "contains this text", with `%` and `_` escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Condition that a folded column contains one of these texts. */
export function containsAny(column: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  const contained = texts.map((text) => sql`${column} like fold_text(${containsPattern(text)})`);
  return sql<boolean>`(${sql.join(contained, sql` or `)})`;
}
