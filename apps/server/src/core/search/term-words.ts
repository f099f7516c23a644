import { searchTerms } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { sql } from 'kysely';
import type { Queryable } from '../context/app-context.ts';
import { containsPattern } from './contains-pattern.ts';

/** A search term and the known words that contain it; null when they are too many to look up one by one. */
export interface TermWords {
  readonly term: string;
  readonly words: readonly string[] | null;
}

const maxWords = 200;
const maxTerms = 12;

/** Looks up the words of a search in a table of known ones. A term that no word contains has none: nothing is found then. */
export async function findTermWords(
  db: Queryable,
  table: 'directory_words' | 'offer_words',
  search: string,
): Promise<TermWords[]> {
  const terms = [...new Set(searchTerms(search))].slice(0, maxTerms);
  if (terms.length === 0) return [];
  const { rows } = await sql<{ place: number; words: string[] }>`
    select given.place, array(
      select word from ${sql.table(table)} where word like fold_text(given.pattern) limit ${maxWords + 1}) as words
    from unnest(${terms.map(containsPattern)}::text[]) with ordinality as given(pattern, place)
    order by given.place`.execute(db);
  return rows.map(({ words }, index) => ({
    term: terms[index] ?? '',
    words: words.length > maxWords ? null : words,
  }));
}
