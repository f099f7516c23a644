import { type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from 'kysely';
import type { Tx } from './schema.ts';

type Callback = () => void;

/** Kysely does not export its connection's class. */
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

const waiting = new WeakMap<DatabaseConnection, Callback[]>();

/**
 * Calls `callback` once the transaction is committed, and never when it is rolled back. It must not throw.
 */
export async function afterCommit(tx: Tx, callback: Callback): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), callback]);
  });
}

class DriverWithCommitHooks extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const callbacks = waiting.get(connection) ?? [];
    waiting.delete(connection);
    // throws when a failed statement had ended the transaction already
    await super.commitTransaction(connection);
    for (const callback of callbacks) callback();
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    waiting.delete(connection);
    await super.rollbackTransaction(connection);
  }
}

/** Kysely's dialect for PostgreSQL, with callbacks after commits. */
export class DialectWithCommitHooks extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new DriverWithCommitHooks(this.#config);
  }
}
