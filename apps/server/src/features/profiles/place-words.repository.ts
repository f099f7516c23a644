import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

type Table = 'freelances' | 'jobseekers' | 'companies' | 'offers';

/** Where a row says that it is, as the indexes `…_unread_place` spell it. A company's postal code tells its city from others. */
const wordsOf = {
  freelances: sql<string>`location`,
  jobseekers: sql<string>`location`,
  companies: sql<string>`(coalesce(postal_code || ' ', '') || registration_city)`,
  offers: sql<string>`location`,
};
const hasWords = {
  freelances: null,
  jobseekers: null,
  companies: null,
  offers: sql`and location is not null`,
};

export interface PlaceWords {
  readonly id: string;
  readonly words: string;
}

/** What words were found to say: the code of the one place they mean, or null. */
export interface PlaceReading extends PlaceWords {
  readonly code: string | null;
}

/** Rows of one kind whose words were not read for a place. */
export interface UnreadPlaces {
  list(db: Queryable, limit: number): Promise<readonly PlaceWords[]>;
  /** Writes down what was read, where the words are still the same and no place was chosen meanwhile. */
  settle(db: Queryable, readings: readonly PlaceReading[]): Promise<void>;
}

/** For the feature whose table it is. */
export function unreadPlacesIn(table: Table): UnreadPlaces {
  const [rows, words] = [sql.table(table), wordsOf[table]];
  return {
    async list(db, limit) {
      const found = await sql<PlaceWords>`select id, ${words} as words from ${rows}
        where place_code is null ${hasWords[table] ?? sql``} and place_read is distinct from ${words}
        order by id limit ${limit}`.execute(db);
      return found.rows;
    },
    async settle(db, readings) {
      const [ids, read, codes] = [
        readings.map(({ id }) => id),
        readings.map((reading) => reading.words),
        readings.map(({ code }) => code),
      ];
      const undecline = table === 'offers' ? sql`` : sql`, is_place_declined = false`;
      await sql`update ${rows} set place_code = reading.code, place_read = reading.words ${undecline}
        from unnest(${ids}::uuid[], ${read}::text[], ${codes}::text[]) as reading (row_id, words, code)
        where id = reading.row_id and place_code is null and ${words} = reading.words`.execute(db);
    },
  };
}

/** What one kind of profile keeps of the question where its owner is. */
export interface PlaceAnswers {
  /** The words to ask about; null when a place is known or was declined, undefined when there is no profile. */
  find(db: Queryable, userId: string): Promise<string | null | undefined>;
  /** Writes down the owner's place, or that it is none of those asked about. False when there is no profile. */
  save(db: Queryable, userId: string, code: string | null): Promise<boolean>;
}

/** For the feature whose table it is. */
export function placeAnswersIn(table: Exclude<Table, 'offers'>): PlaceAnswers {
  const [rows, words] = [sql.table(table), wordsOf[table]];
  return {
    async find(db, userId) {
      const found = await sql<{ words: string; isAsked: boolean }>`select ${words} as words,
          place_code is null and not (is_place_declined and place_read is not distinct from ${words}) as "isAsked"
        from ${rows} where user_id = ${userId}`.execute(db);
      const [row] = found.rows;
      return row && (row.isAsked ? row.words : null);
    },
    async save(db, userId, code) {
      const { numAffectedRows } = await sql`update ${rows}
        set place_code = coalesce(${code}, place_code), place_read = ${words}, is_place_declined = ${code === null}
        where user_id = ${userId}`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}
