import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { someFreelances } from '../paths/questions.ts';
import type { Questions, Scenario } from './open-side.ts';
import { type SearchMix, searchPath } from './search-mix.ts';
import { cursorAfter } from './walk-place.ts';

/** As many as the smallest database has, so that both sides are asked for equally many. */
const people = 75;
const walks = 8;
/** On a page, where no other number is asked for. */
const shown = 24;

/** The directory: searches, pages all along a walk; and profiles, as data and as pages. */
export function profileQuestions(searches: SearchMix): Questions {
  return async (database) => {
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
      ...walkScenarios(database.size, ids[0] ?? ''),
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

/** Pages of the usual size at the start, in the middle and at the end of walks with different seeds. */
function walkScenarios(size: number, anybody: string): Scenario[] {
  const places = { start: shown, middle: size / 2, end: size - shown };
  return Object.entries(places).map(([place, done]) => ({
    name: `directory, page at the ${place}`,
    paths: Array.from({ length: walks }, (_, index) => {
      const seed = `walk${index}`;
      return searchPath('', seed, cursorAfter(seed, size, done, anybody));
    }),
  }));
}
