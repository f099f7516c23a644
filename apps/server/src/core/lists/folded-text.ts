import { type RawBuilder, sql } from 'kysely';

const letters = /[A-ZÀ-ÖØ-öù-ÿ]/g;

/**
 * A text as a key of what a search for it finds: letters that the database takes for the same become the same here. Only
 * those of Western Europe, of which this is certain: what is merged here must mean the same there.
 */
export function foldKey(text: string): string {
  return text.replace(letters, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());
}

/** A LIKE pattern for "contains this text", in which `%` and `_` are letters like others. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** That a folded column contains one of these texts. */
export function containsAny(column: RawBuilder<unknown>, texts: readonly string[]): RawBuilder<boolean> {
  const contained = texts.map((text) => sql`${column} like fold_text(${containsPattern(text)})`);
  return sql<boolean>`(${sql.join(contained, sql` or `)})`;
}
