import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import { plannedAnew } from '../db/statement-names.ts';
import { containsAny } from './contains-pattern.ts';

/** A search term: texts of which a word must contain one. */
export type SearchTerm = readonly string[];

/** A search term and the known words that contain it; null when they are too many to look up. */
export interface TermWords<Word = string> {
  readonly term: SearchTerm;
  readonly words: readonly Word[] | null;
}

/** The tables of known words, each with the column by which others refer to them. */
const wordColumns = { directory_words: 'word', offer_words: 'id' } as const;

const maxWords = 500;

/** A term that no word contains. */
export const findsNothing = ({ words }: TermWords<unknown>) => words?.length === 0;

/** The words of the directory that contain the terms. */
export function findDirectoryWords(db: Queryable, terms: readonly SearchTerm[]): Promise<TermWords[]> {
  return findWords(db, 'directory_words', terms);
}

/** The numbers of the offers' words that contain the terms. */
export function findOfferWords(db: Queryable, terms: readonly SearchTerm[]): Promise<TermWords<number>[]> {
  return findWords(db, 'offer_words', terms);
}

/** Looks terms up among known words. A term that no word contains has none. */
async function findWords<Word>(
  db: Queryable,
  table: keyof typeof wordColumns,
  terms: readonly SearchTerm[],
): Promise<TermWords<Word>[]> {
  if (terms.length === 0) return [];
  // one query a term, so that each is planned for its own pattern: two letters are in no index
  const lookUps = terms.map(
    (term, place) => sql`
      select ${sql.lit(place)} as place, array(
        select ${sql.ref(wordColumns[table])} from ${sql.table(table)}
        where ${containsAny(sql.ref('word'), term)} limit ${maxWords + 1}) as words`,
  );
  const { rows } = await sql<{ place: number; words: Word[] }>`
    ${plannedAnew} ${sql.join(lookUps, sql` union all `)} order by place`.execute(db);
  return terms.map((term, index) => {
    const { words } = rows[index] ?? { words: null };
    return { term, words: words && words.length <= maxWords ? words : null };
  });
}
