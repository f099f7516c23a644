import { sql } from 'kysely';
import { readTogether } from '../../core/db/read-together.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { type KnownWord, likenessKey } from './likeness.ts';
import type { WordList } from './spelling.tables.ts';

/** Shorter words are taken for none, longer ones are none. */
const [shortest, longest] = [3, 40];

/**
 * Counts the rows of each list, as everybody finds them, that hold a word, or a compound; `known` words stay although no row holds them, spelt as
 * they are here.
 */
export async function readListWords(db: Queryable, known: readonly string[]): Promise<void> {
  await sql`
    with texts as (
      select 'directory' as list, search_text as text from directory_profiles
        where not is_members_only
      union all select 'public_offers', public_text from listed_offers
      union all select 'offers', public_text || ' ' || fold_text(array_to_string(requirements, ' '))
        from listed_offers join offers on id = offer_id
      union all select 'jobs', public_text || ' ' || fold_text(array_to_string(requirements, ' '))
        from listed_jobs join offers on id = offer_id
    ), counted as (
      select replace(replace(spelt, '-', ''), '''', '') as word, min(spelt) as spelt,
        count(*) filter (where list = 'directory')::integer as directory,
        count(*) filter (where list = 'offers')::integer as offers,
        count(*) filter (where list = 'public_offers')::integer as public_offers,
        count(*) filter (where list = 'jobs')::integer as jobs
      from texts
      cross join lateral (
        select spelt from regexp_split_to_table(text, '[^a-z0-9]+') as spelt
        union select compound[1] from regexp_matches(text, '[a-z0-9]+-[-''a-z0-9]*[a-z0-9]', 'g') as compound
      ) as held
      where length(spelt) between ${sql.lit(shortest)} and ${sql.lit(longest)}
      group by word
    ), known as (
      select distinct on (word) word, spelt
      from (select regexp_replace(fold_text(spelt), '[^a-z0-9]+', '', 'g') as word, spelt, place
        from unnest(${known}::text[]) with ordinality as given (spelt, place)) as given
      order by word, place
    ), fresh as (
      select word, coalesce(known.spelt, counted.spelt) as spelt, coalesce(directory, 0) as directory,
        coalesce(offers, 0) as offers, coalesce(public_offers, 0) as public_offers, coalesce(jobs, 0) as jobs
      from counted full join known using (word)
    ), gone as (
      delete from searchable_words where not exists (select from fresh where fresh.word = searchable_words.word)
    )
    insert into searchable_words as kept (word, spelt, directory, offers, public_offers, jobs)
    select word, spelt, directory, offers, public_offers, jobs from fresh
    on conflict (word) do update set spelt = excluded.spelt, directory = excluded.directory, offers = excluded.offers,
      public_offers = excluded.public_offers, jobs = excluded.jobs
    where (kept.spelt, kept.directory, kept.offers, kept.public_offers, kept.jobs)
      is distinct from (excluded.spelt, excluded.directory, excluded.offers, excluded.public_offers, excluded.jobs)
  `.execute(db);
}

/**
 * Words that are somewhat like each of these letters, with how many rows of a list hold them. All words of the list are
 * compared, which those who ask the same at once share: a link that many follow may hold a slip.
 */
export const findWordsLike = readTogether(readWordsLike, (list, words) => [list, ...words].join(' '));

async function readWordsLike(
  db: Queryable,
  list: WordList,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  const keys = [...new Set(words.map(likenessKey))];
  const { rows } = await sql<KnownWord & { asked: string }>`
    select asked, word, spelt, ${sql.ref(list)} as rows from words_like(${keys}::text[])`.execute(db);
  return new Map(words.map((word) => [word, rows.filter(({ asked }) => asked === likenessKey(word))]));
}
