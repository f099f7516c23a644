import { CompiledQuery, type QueryResult } from 'kysely';
import type { Queryable } from './schema.ts';

/**
 * Runs statements one after the other that are sent in one write, as none needs another's answer: each sees what those
 * before it did, and what others committed until it began. Outside a transaction they make one of their own, whose
 * beginning and end go with them. Returns the rows of the last one.
 * @throws what the first one throws that fails; then nothing is done.
 */
export async function runTogether<Row>(
  db: Queryable,
  before: readonly CompiledQuery<unknown>[],
  last: CompiledQuery<Row>,
): Promise<Row[]> {
  if (db.isTransaction) return rowsOf((await sendTogether(db, [...before, last])).at(-1));
  const [begin, commit] = [CompiledQuery.raw('begin'), CompiledQuery.raw('commit')];
  return rowsOf((await sendTogether(db, [begin, ...before, last, commit])).at(-2));
}

const rowsOf = <Row>(result: QueryResult<unknown> | undefined) => (result?.rows ?? []) as Row[];

/** A failed statement fails those behind it, and makes a `commit` undo everything. */
async function sendTogether(
  db: Queryable,
  statements: readonly CompiledQuery<unknown>[],
): Promise<QueryResult<unknown>[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const sent = await Promise.allSettled(statements.map((statement) => connection.executeQuery(statement)));
    return sent.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  });
}
