import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';

type Table = 'freelances' | 'jobseekers' | 'offers';

/** The words that may name a row's trade, the most telling first. */
const wordsOf = {
  freelances: sql<string[]>`array[title, specialization]`,
  jobseekers: sql<string[]>`array[title, specialization]`,
  offers: sql<string[]>`array[title]`,
};

export interface TradeWords {
  readonly id: string;
  readonly words: readonly string[];
}

/** The trades that a row's words were found to name. */
export interface TradeReading extends TradeWords {
  readonly trades: readonly string[];
}

/** Rows of one kind of which nobody said a trade and whose words were not read for one. */
export interface UnreadTrades {
  list(db: Queryable, limit: number): Promise<readonly TradeWords[]>;
  /** Writes down what was read, where the words are still the same and nobody said a trade meanwhile. */
  settle(db: Queryable, readings: readonly TradeReading[]): Promise<void>;
}

/** For the feature whose table it is. */
export function unreadTradesIn(table: Table): UnreadTrades {
  const [rows, words] = [sql.table(table), wordsOf[table]];
  const isUnread = sql`trades = '{}' and not is_trade_settled`;
  return {
    async list(db, limit) {
      const found = await sql<TradeWords>`select id, ${words} as words from ${rows} where ${isUnread}
        order by id limit ${limit}`.execute(db);
      return found.rows;
    },
    async settle(db, readings) {
      const read = readings.map(({ id, words, trades }) => ({
        row_id: id,
        read_words: words,
        read_trades: trades,
      }));
      await sql`update ${rows} set trades = array(select jsonb_array_elements_text(read_trades)),
          is_trade_settled = true
        from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
          as reading (row_id uuid, read_words jsonb, read_trades jsonb)
        where id = row_id and ${isUnread} and to_jsonb(${words}) = read_words`.execute(db);
    },
  };
}
