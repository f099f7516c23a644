import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { FilledDatabase } from '../open-databases.ts';
import { someFreelances } from '../paths/questions.ts';
import type { Questions, Scenario } from './open-side.ts';
import { type SearchMix, searchPath } from './search-mix.ts';

/** As many as the smallest database has, so that both sides are asked for equally many. */
const people = 75;
const walks = 8;

/** The directory: searches, pages all along a walk; and profiles, as data and as pages. */
export function profileQuestions(searches: SearchMix): Questions {
  return async (database, productUrl) => {
    const ids = await someFreelances(database, people);
    return [
      { name: 'search, trade and town', paths: searches.tradeAndTown },
      { name: 'search, any two words', paths: searches.anyTwoWords },
      { name: 'first asked: trade and town', paths: searches.tradeAndTown, isFirst: true },
      { name: 'first asked: any two words', paths: searches.anyTwoWords, isFirst: true },
      {
        name: 'directory, first page',
        paths: searches.anyTwoWords.map((_, index) => searchPath('', `first${index}`)),
      },
      ...(await walkScenarios(database, productUrl)),
      { name: 'profile, API', paths: ids.map((id) => buildUrl(freelanceRoutes.get, { params: { id } })) },
      {
        name: 'profile, page made',
        paths: ids.map((id) => `/freelancer/${id}`),
        isCold: true,
      },
      { name: 'profile, page kept', paths: [`/freelancer/${ids[0]}`] },
    ];
  };
}

/** Pages at the start, in the middle and at the end of walks with different seeds. */
async function walkScenarios(database: FilledDatabase, productUrl: string): Promise<Scenario[]> {
  const seeds = Array.from({ length: walks }, (_, index) => `walk${index}`);
  const pages = await Promise.all(seeds.map((seed) => walk(productUrl, seed, database.size)));
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
