import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isPlanLost } from './database-errors.ts';

const marker = '/* prepared */';

/**
 * Marks a statement that comes often, always with the same text, and takes longer to plan than to run: PostgreSQL keeps
 * its plan for each connection. What it takes at most stands in its text (`sql.lit`): for a number that is given with
 * each call, PostgreSQL plans each time. Not for searches, whose best plan depends on their values.
 */
export const prepared: RawBuilder<unknown> = sql.raw(marker);

/** Plans take memory of each connection: texts beyond so many are not prepared. */
const mostNames = 200;

/** The name under which a text is prepared, if it is: the same in every instance, also behind a pooler. */
type NameOf = (text: string) => string | undefined;

function createNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.includes(marker)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const name = `m_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
    return name;
  };
}

/** A connection that sends marked statements by name. */
class PreparingClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: NameOf;
  #hasLostPlan = false;

  constructor(client: pg.PoolClient, nameOf: NameOf) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#nameOf(text);
    if (name === undefined) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isPlanLost(error)) throw error;
      this.#hasLostPlan = true;
      // a transaction cannot go on after a refused statement
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#client.query(text, values);
    }
  }

  release(isBroken = false): void {
    this.#client.release(isBroken || this.#hasLostPlan);
  }
}

/** A pool for Kysely whose connections prepare what is marked. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const nameOf = createNames();
  return {
    connect: async () => new PreparingClient(await pool.connect(), nameOf) as unknown as PostgresPoolClient,
    end: () => pool.end(),
    options: pool.options,
  };
}
