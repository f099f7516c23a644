import { type RawBuilder, sql } from 'kysely';
import { readTogether } from '../../core/db/read-together.ts';
import type { Database, Queryable, Tx } from '../../core/db/schema.ts';
import { type KnownWord, likenessKey } from './likeness.ts';
import type { WordList } from './spelling.tables.ts';

/** Shorter words are taken for none, longer ones are none. */
const [shortest, longest] = [3, 40];

/** Rows whose words one statement counts: of a million, one statement would take longer than a job's may. */
const usualBatch = 10_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

type Sql = RawBuilder<unknown>;

const requirements = sql`fold_text(array_to_string(requirements, ' '))`;

/** The id and the text of each row of a list, as everybody finds them. */
const textsOf: Readonly<Record<WordList, Sql>> = {
  directory: sql`select profile_id as id, search_text as text from directory_profiles where not is_members_only`,
  public_offers: sql`select offer_id as id, public_text as text from listed_offers`,
  offers: sql`select offer_id as id, public_text || ' ' || ${requirements} as text
    from listed_offers join offers on offers.id = offer_id`,
  jobs: sql`select offer_id as id, public_text || ' ' || ${requirements} as text
    from listed_jobs join offers on offers.id = offer_id`,
};
const lists = Object.keys(textsOf) as WordList[];

/**
 * Counts the rows of each list, as everybody finds them, that hold a word, or a compound; `known` words stay although no
 * row holds them, spelt as they are here.
 */
export async function readListWords(
  db: Database,
  known: readonly string[],
  batchRows = usualBatch,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table counted_words (list text, word text, spelt text, rows integer)
      on commit drop`.execute(tx);
    for (const list of lists)
      for (let after: string | undefined = beforeAll; after; )
        after = await countWords(tx, { list, after, batchRows });
    await replaceWords(tx, known);
  });
}

interface Batch {
  readonly list: WordList;
  readonly after: string;
  readonly batchRows: number;
}

/** Counts the words of the rows after one. Returns the last row's id; undefined where no row is left. */
async function countWords(tx: Tx, { list, after, batchRows }: Batch): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with texts as materialized (
      select id, text from (${textsOf[list]}) as listed where id > ${after}::uuid
      order by id limit ${sql.lit(batchRows)}
    ), counted as (
      insert into counted_words
      select ${list}, replace(replace(spelt, '-', ''), '''', '') as word, min(spelt), count(*)
      from texts
      cross join lateral (
        select spelt from regexp_split_to_table(text, '[^a-z0-9]+') as spelt
        union select compound[1] from regexp_matches(text, '[a-z0-9]+-[-''a-z0-9]*[a-z0-9]', 'g') as compound
      ) as held
      where length(spelt) between ${sql.lit(shortest)} and ${sql.lit(longest)}
      group by word
    )
    select id from texts order by id desc limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Puts what was counted, and the known words, in the place of the words that were there. */
async function replaceWords(tx: Tx, known: readonly string[]): Promise<void> {
  const rowsOf = (list: WordList) =>
    sql`coalesce(sum(rows) filter (where list = ${sql.lit(list)}), 0)::integer as ${sql.ref(list)}`;
  await sql`
    with counted as (
      select word, min(spelt) as spelt, ${sql.join(lists.map(rowsOf))} from counted_words group by word
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
  `.execute(tx);
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
