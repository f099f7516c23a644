import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerPublicRead } from '../../core/http/register-public-read.ts';
import { createKnownAnswers, createKnownTotals } from '../../core/search/known-answers.ts';
import { createCardPace } from '../account-security/index.ts';
import { filtersWithout, type KnownFacets, nothingAskedOf } from '../facets/index.ts';
import { countDirectoryFacets } from './directory-facets.ts';
import { createPreparedSearches } from './prepared-searches.ts';
import { searchDirectory } from './search-directory.ts';
import { showTradePage } from './show-trade-page.ts';
import { totalProfiles } from './total-profiles.ts';

/** Longer than totals, so fewer of them. */
const facetsKept = 500;
const nothingAsked = nothingAskedOf(directoryFilters);

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const totals = createKnownTotals();
  const prepared = createPreparedSearches();
  const facets = createKnownAnswers<KnownFacets>(facetsKept);
  const paceCards = createCardPace(context);
  registerPublicRead(
    app,
    context,
    directoryRoutes.search,
    [],
    async ({ db, clock }, { query, request, reply }) => {
      const page = await searchDirectory({ db, clock, totals, prepared }, query);
      await paceCards(request, page.items.length);
      setPageHeaders(request, reply, page);
      return page;
    },
  );
  registerPublicRead(app, context, directoryRoutes.facets, [], (reading, { query }) =>
    countDirectoryFacets({ ...reading, totals, facets }, query),
  );
  registerPublicRead(app, context, directoryRoutes.totals, [], (reading, { query: { without, ...asked } }) =>
    totalProfiles(
      { ...reading, totals },
      without.map((name) => filtersWithout(asked, nothingAsked, name)),
    ),
  );
  registerPublicRead(app, context, directoryRoutes.tradePage, [], (reading, { params, query }) =>
    showTradePage({ ...reading, totals, facets }, params.trade, query.place),
  );
}
