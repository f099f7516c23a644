import type { FilledDatabase } from './open-databases.ts';
import { type OperationOf, recordQueries } from './record-queries.ts';
import { startBareServer } from './start-bare-server.ts';
import { startProduct } from './start-product.ts';

/** Addresses of one kind; the bare server answers those of the API. */
export interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
  readonly isPage?: boolean;
  /** Each address once a round: what is kept of the last round has been thrown away since. */
  readonly isCold?: boolean;
  /** Each address once a round, right after the lists have changed: no total is known any more. */
  readonly isFirst?: boolean;
  /** Who asks; nobody signed in unless told. */
  readonly token?: string;
}

/** A product and a bare server on one database, and what is asked of them. */
export interface Side {
  readonly size: number;
  readonly productUrl: string;
  readonly bareUrl: string;
  readonly scenarios: readonly Scenario[];
  /** Makes every known total stale, as a change of the lists does. */
  changeLists(): Promise<void>;
  stop(): Promise<void>;
}

/** What is asked of one side. */
export interface Questions {
  scenarios(database: FilledDatabase, productUrl: string): Promise<Scenario[]>;
  /** The operation that answers an address of the API. */
  readonly operationOf: OperationOf;
}

export async function openSide(database: FilledDatabase, questions: Questions): Promise<Side> {
  const product = await startProduct(database.databaseUrl);
  try {
    const scenarios = await questions.scenarios(database, product.url);
    const asked = scenarios.filter(({ isPage }) => !isPage);
    const plans = await recordQueries(database, asked, questions.operationOf);
    const bare = await startBareServer({ connection: database.connection, plans });
    const changeLists = async () => {
      await database.pool.query('update list_versions set version = version + 1 where slot = 0');
    };
    const stop = async () => void (await Promise.all([product.stop(), bare.stop()]));
    const urls = { productUrl: product.url, bareUrl: bare.url };
    return { size: database.size, ...urls, scenarios, changeLists, stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
