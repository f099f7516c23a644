import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { FilledDatabase } from './open-databases.ts';
import { recordQueries } from './record-queries.ts';
import { type SearchMix, searchPath } from './search-mix.ts';
import { startBareServer } from './start-bare-server.ts';
import { startProduct } from './start-product.ts';

/** Addresses of one kind; the bare server answers those of the API. */
export interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
  readonly isPage?: boolean;
  /** Each address once a round: what is kept of the last round has been thrown away since. */
  readonly isCold?: boolean;
}

/** A product and a bare server on one database, and what is asked of them. */
export interface Side {
  readonly profiles: number;
  readonly productUrl: string;
  readonly bareUrl: string;
  readonly scenarios: readonly Scenario[];
  stop(): Promise<void>;
}

/** As many as the smallest database has, so that both sides are asked for equally many. */
const people = 75;
const walks = 8;

export async function openSide(database: FilledDatabase, searches: SearchMix): Promise<Side> {
  const product = await startProduct(database.databaseUrl);
  try {
    const ids = await someFreelances(database);
    const scenarios: Scenario[] = [
      { name: 'search, trade and town', paths: searches.tradeAndTown },
      { name: 'search, any two words', paths: searches.anyTwoWords },
      {
        name: 'directory, first page',
        paths: searches.anyTwoWords.map((_, index) => searchPath('', `first${index}`)),
      },
      ...(await walkScenarios(database, product.url)),
      { name: 'profile, API', paths: ids.map((id) => buildUrl(freelanceRoutes.get, { params: { id } })) },
      { name: 'profile, page made', paths: ids.map((id) => `/freelancer/${id}`), isPage: true, isCold: true },
      { name: 'profile, page kept', paths: [`/freelancer/${ids[0]}`], isPage: true },
    ];
    const asked = scenarios.filter(({ isPage }) => !isPage).flatMap((scenario) => scenario.paths);
    const plans = await recordQueries(database, asked);
    const bare = await startBareServer({ connection: database.connection, plans });
    const stop = async () => void (await Promise.all([product.stop(), bare.stop()]));
    return { profiles: database.profiles, productUrl: product.url, bareUrl: bare.url, scenarios, stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function someFreelances({ pool }: FilledDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from freelances order by md5(id::text) limit $1',
    [people],
  );
  return rows.map(({ id }) => id);
}

/** Pages at the start, in the middle and at the end of walks with different seeds. */
async function walkScenarios(database: FilledDatabase, productUrl: string): Promise<Scenario[]> {
  const seeds = Array.from({ length: walks }, (_, index) => `walk${index}`);
  const pages = await Promise.all(seeds.map((seed) => walk(productUrl, seed, database.profiles)));
  return (['start', 'middle', 'end'] as const).map((place) => ({
    name: `directory, page at the ${place}`,
    paths: pages.map((found) => found[place]),
  }));
}

/** Walks to the end in the largest steps, then names pages of the usual size near each place. */
async function walk(productUrl: string, seed: string, profiles: number) {
  const cursors: string[] = [];
  let path: string = searchPath('', seed);
  for (;;) {
    const page = (await (
      await fetch(`${productUrl}${path}&limit=${profiles > 1000 ? 100 : 24}`)
    ).json()) as ProfilePage;
    if (page.nextCursor === null) break;
    cursors.push(page.nextCursor);
    path = searchPath('', seed, page.nextCursor);
  }
  const at = (share: number) =>
    searchPath('', seed, cursors[Math.min(cursors.length - 1, Math.floor(cursors.length * share))]);
  return { start: at(0), middle: at(0.5), end: at(1) };
}
