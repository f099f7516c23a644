import type { Call } from '../measure/load.ts';
import type { FilledDatabase } from '../open-databases.ts';
import { startProduct } from '../start-product.ts';

/** Addresses of one kind. */
export interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
  /** Each address once a round: what is kept of the last round has been thrown away since. */
  readonly isCold?: boolean;
  /** Each address once a round, right after the lists have changed: no total is known any more. */
  readonly isFirst?: boolean;
  /** Who asks; nobody signed in unless told. */
  readonly token?: string;
}

/** A product on one database, and what is asked of it. */
export interface Side {
  readonly size: number;
  readonly url: string;
  readonly scenarios: readonly Scenario[];
  /** Makes every known total stale, as a change of the lists does. */
  changeLists(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes up what is asked of one side. */
export type Questions = (database: FilledDatabase, productUrl: string) => Promise<Scenario[]>;

export const callsOf = ({ paths, token }: Scenario): Call[] =>
  paths.map((path) =>
    token === undefined ? { path } : { path, headers: { authorization: `Bearer ${token}` } },
  );

export async function openSide(database: FilledDatabase, questions: Questions): Promise<Side> {
  const product = await startProduct(database.databaseUrl);
  try {
    const scenarios = await questions(database, product.url);
    const changeLists = async () => {
      await database.pool.query('update list_versions set version = version + 1 where slot = 0');
    };
    return { size: database.size, url: product.url, scenarios, changeLists, stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
