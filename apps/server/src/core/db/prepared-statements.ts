import { createHash } from 'node:crypto';
import {
  type Compilable,
  type CompiledQuery,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isPlanLost } from './database-errors.ts';
import type { Queryable } from './schema.ts';

const marker = '/* prepared */';

/**
 * Marks a frequent statement whose text is always the same and which takes longer to plan than to run:
 * PostgreSQL keeps its plan for each connection. Its limit must be a part of the text (`sql.lit`): with a
 * limit as a parameter, PostgreSQL plans each time. Not for searches, whose best plan depends on their
 * values.
 */
export const prepared: RawBuilder<unknown> = sql.raw(marker);

/** Stands in a statement for the value that a call gives. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

type Build<Values extends readonly unknown[], Row> = (
  db: Queryable,
  ...values: Values
) => Compilable<Row> | RawBuilder<Row>;
type Statement<Values extends readonly unknown[], Row> = (db: Queryable, ...values: Values) => Promise<Row[]>;

/**
 * A prepared statement whose text is also built only once, at its first use: of dozens of columns, that costs
 * the server as much as the rest. `build` gets placeholders, which it may pass on and nothing else. @throws
 * Error at the first use, when a value is not passed on.
 */
export function prepare<Values extends readonly unknown[], Row>(
  build: Build<Values, Row>,
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;

  function compile(db: Queryable, count: number): CompiledQuery<Row> {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index));
    // what a builder makes ignores the executor that raw SQL needs
    const query = (build(db, ...(placeholders as unknown as Values)) as RawBuilder<Row>).compile(db);
    const missing = placeholders.find((placeholder) => !query.parameters.includes(placeholder));
    if (missing) throw new Error(`The statement leaves out value ${missing.index}: ${query.sql}`);
    return { ...query, sql: `${marker} ${query.sql}` };
  }

  return async (db, ...values) => {
    compiled ??= compile(db, values.length);
    const parameters = compiled.parameters.map((one) =>
      one instanceof Placeholder ? values[one.index] : one,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/**
 * The same for a statement of several shapes; a shape's key says all that its text depends on. The last used
 * are kept.
 */
export function prepareShapes<Values extends readonly unknown[], Row>(max: number) {
  const kept = new LRUCache<string, Statement<Values, Row>>({ max });
  return (shape: string, build: Build<Values, Row>): Statement<Values, Row> => {
    const statement = kept.get(shape) ?? prepare(build);
    kept.set(shape, statement);
    return statement;
  };
}

/** Plans take memory in each connection: beyond so many, texts are not prepared. */
const mostNames = 200;

/** A pool for Kysely whose connections send marked statements by name. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();

  /**
   * The same name in every instance, also behind a pooler; undefined for a statement that is not prepared.
   */
  function nameOf(text: string): string | undefined {
    if (!text.includes(marker)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const name = `m_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  async function connect() {
    const client = await pool.connect();
    let hasLostPlan = false;
    return {
      async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
        const name = nameOf(text);
        if (name === undefined) return client.query(text, values);
        try {
          return await client.query({ name, text, values });
        } catch (error) {
          if (!isPlanLost(error)) throw error;
          hasLostPlan = true;
          // a transaction cannot go on after a refused statement
          if (client.getTransactionStatus() !== 'I') throw error;
          return client.query(text, values);
        }
      },
      release: (isBroken = false) => client.release(isBroken || hasLostPlan),
    } as unknown as PostgresPoolClient;
  }

  return { connect, end: () => pool.end(), options: pool.options };
}
