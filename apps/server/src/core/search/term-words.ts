import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import { containsAny } from './contains-pattern.ts';
import { type CountedList, listVersion, readListVersion } from './list-versions.repository.ts';
import { hasLetterTrigrams } from './trigrams.ts';

/** A search term: texts of which a word must contain one. */
export type SearchTerm = readonly string[];

/** A search term and the known words that contain it; null when they are too many to look up. */
export interface TermWords<Word = string> {
  readonly term: SearchTerm;
  readonly words: readonly Word[] | null;
}

/** The tables of known words, each with the column by which others refer to them. */
const wordTables = { directory_words: 'word', offer_words: 'id' } as const;

/** The table of each list. */
const listTables = {
  directory: 'directory_profiles',
  offers: 'listed_offers',
  jobs: 'listed_jobs',
} satisfies Record<CountedList, string>;

/**
 * So many words of a term of the directory are looked up: of more, the index of texts is asked sooner. What is too short
 * for that has more looked up before texts are compared.
 */
const mostDirectoryWords = (term: SearchTerm) => (term.every(hasLetterTrigrams) ? 32 : 1_200);

/** So many of all terms that offers are searched by: the index is asked for them in groups, each of which is planned. */
const mostOfferWords = 3_000;

/** A term that no word contains. */
export const findsNothing = ({ words }: TermWords<unknown>) => words?.length === 0;

/** The words that were found for terms, and the version of the list when they were. */
export interface FoundWords<Word = string> {
  readonly found: readonly TermWords<Word>[];
  /** Null where nothing was asked of the database: no version is older than that. */
  readonly version: number | null;
  /** About how many the list had when the database last counted them. */
  readonly size: number;
}

/** About how many rows a list has, as the database last counted them; negative before that. */
export const sizeOf = (list: CountedList): RawBuilder<number> =>
  sql<number>`(select reltuples from pg_class where oid = ${sql.lit(listTables[list])}::regclass)`;

/** The words of the directory that contain the terms. */
export const findDirectoryWords = (db: Queryable, terms: readonly SearchTerm[]): Promise<FoundWords> =>
  findWords(db, 'directory_words', terms, 'directory', mostDirectoryWords);

/** The numbers of the offers' words that contain the terms, up to so many of each. */
export async function findOfferWords(
  db: Queryable,
  terms: readonly SearchTerm[],
  list: CountedList,
  mostWords: number,
): Promise<FoundWords<number>> {
  const found = await findWords<number>(db, 'offer_words', terms, list, () => mostWords);
  return { ...found, found: rarestWithin(mostOfferWords, found.found) };
}

/** The same terms, of which those with the fewest words keep theirs, up to so many in all. */
function rarestWithin<Word>(most: number, found: readonly TermWords<Word>[]): TermWords<Word>[] {
  const kept = new Set<TermWords<Word>>();
  let count = 0;
  for (const term of found.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
    count += lengthOf(term);
    if (count > most) break;
    kept.add(term);
  }
  return found.map((one) => (kept.has(one) ? one : { ...one, words: null }));
}

const lengthOf = ({ words }: TermWords<unknown>) => words?.length ?? Number.POSITIVE_INFINITY;

/** The version that a search's words were read at, or now where it has none. */
export async function versionFor(
  db: Queryable,
  list: CountedList,
  { version }: { readonly version: number | null },
): Promise<number> {
  return version ?? (await readListVersion(db, list));
}

/** Looks terms up among known words. A term that no word contains has none. */
async function findWords<Word>(
  db: Queryable,
  table: keyof typeof wordTables,
  terms: readonly SearchTerm[],
  list: CountedList,
  mostWordsOf: (term: SearchTerm) => number,
): Promise<FoundWords<Word>> {
  if (terms.length === 0) return { found: [], version: null, size: 0 };
  // one query a term, so that each is planned for its own pattern: two letters are in no index
  const lookUps = terms.map((term, place) => {
    const most = mostWordsOf(term);
    return sql`
      select ${sql.lit(place)} as place, ${sql.lit(most)} as most, array(
        select ${sql.ref(wordTables[table])} from ${sql.table(table)}
        where ${containsAny(sql.ref('word'), term)} limit ${most + 1}) as words`;
  });
  const { rows } = await sql<{ version: number; size: number; words: Word[] | null }>`
    select case when cardinality(words) <= most then words end as words,
      ${listVersion(list)} as version, ${sizeOf(list)} as size
    from (${sql.join(lookUps, sql` union all `)}) as looked_up order by place`.execute(db);
  const found = terms.map((term, index) => ({ term, words: rows[index]?.words ?? null }));
  return { found, version: rows[0]?.version ?? null, size: rows[0]?.size ?? 0 };
}
