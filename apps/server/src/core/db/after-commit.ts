import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryCompiler,
} from 'kysely';
import type { Tx } from './schema.ts';
import { TextListCompiler } from './text-list.ts';

type Callback = () => void;

/** Kysely does not export its connection's class. */
type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

const waiting = new WeakMap<DatabaseConnection, Callback[]>();

/** Calls back once the transaction is committed, and never when it is rolled back. The callback must not throw. */
export async function afterCommit(tx: Tx, callback: Callback): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), callback]);
  });
}

class DriverWithCommitHooks extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  /** Not waited for: `begin` goes with the first statement, in one write. */
  override async beginTransaction(...given: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    const begun = super.beginTransaction(...given);
    begun.catch(() => undefined);
    this.#begun.set(given[0], begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
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

/** PostgreSQL for Kysely, with transactions that say when they are committed, and lists that are sent once. */
export class DialectWithCommitHooks extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new DriverWithCommitHooks(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new TextListCompiler();
  }
}
