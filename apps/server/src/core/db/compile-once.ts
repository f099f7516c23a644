import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queryable } from './schema.ts';

/** Stands in a statement for the value that a call gives. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A statement's values, of which those that a call gives are placeholders. */
interface Compiled {
  readonly query: CompiledQuery<unknown>;
  readonly values: readonly unknown[];
}

/** A statement that is compiled once. */
export interface FixedStatement<Values extends readonly unknown[], Row> {
  (db: Queryable, ...values: Values): Promise<Row[]>;
  /** With these values, to be sent by somebody else. */
  compiled(db: Queryable, ...values: Values): CompiledQuery<Row>;
}

/**
 * A statement whose text is the same whatever its values: `build` is called once, at the first use, and given something
 * that only stands for the values, so that it may pass them on and nothing else. Building a statement costs the server
 * about as much as sending it.
 * @throws Error at the first use, when a value is not passed on.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (db: Queryable, ...values: Values) => Compilable<Row> | RawBuilder<Row>,
): FixedStatement<Values, Row> {
  let compiled: Compiled | undefined;

  function compile(db: Queryable, count: number): Compiled {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index));
    // what a builder makes ignores the executor that raw SQL needs
    const query = (build(db, ...(placeholders as unknown as Values)) as RawBuilder<Row>).compile(db);
    const missing = placeholders.find((placeholder) => !query.parameters.includes(placeholder));
    if (missing) throw new Error(`The statement leaves out value ${missing.index}: ${query.sql}`);
    return { query, values: query.parameters };
  }

  function withValues(db: Queryable, ...given: Values): CompiledQuery<Row> {
    compiled ??= compile(db, given.length);
    const { query, values } = compiled;
    const parameters = values.map((value) => (value instanceof Placeholder ? given[value.index] : value));
    return { ...(query as CompiledQuery<Row>), parameters };
  }

  const execute = async (db: Queryable, ...given: Values) =>
    (await db.executeQuery(withValues(db, ...given))).rows;
  return Object.assign(execute, { compiled: withValues });
}

/** Statements of a kind whose text comes in several shapes: each is compiled once, and those used last are kept. */
export class FixedStatements<Values extends readonly unknown[], Row> {
  readonly #kept: LRUCache<string, FixedStatement<Values, Row>>;

  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** The statement of this shape, which must say all that its text depends on; `build` as for `compileOnce`. */
  of(shape: string, build: Parameters<typeof compileOnce<Values, Row>>[0]): FixedStatement<Values, Row> {
    const known = this.#kept.get(shape);
    if (known) return known;
    const statement = compileOnce(build);
    this.#kept.set(shape, statement);
    return statement;
  }
}

/**
 * How many rows a prepared statement takes, in its text. Of a number that is given with each call PostgreSQL assumes that
 * it is a tenth of all rows, finds a plan for the number itself cheaper each time, and never keeps one: planning then
 * takes as long as the rest.
 */
export const writtenOut = (count: number): RawBuilder<number> => sql.lit(count);
