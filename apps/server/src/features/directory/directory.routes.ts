import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerPublicRead } from '../../core/http/register-public-read.ts';
import { type CountCache, ListCache } from '../../core/lists/list-cache.ts';
import { createScrapeLimit } from '../account-security/index.ts';
import { type FacetCache, filtersWithout, nothingAskedOf } from '../facets/index.ts';
import { countDirectoryFacets } from './directory-facets.ts';
import { searchDirectory, totalProfiles } from './search-directory.ts';
import { showTradePage } from './show-trade-page.ts';

/** Longer than counts, so fewer of them. */
const facetsKept = 500;
const nothingAsked = nothingAskedOf(directoryFilters);

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const counts: CountCache = new ListCache();
  const facets: FacetCache = new ListCache(facetsKept);
  const limitScraping = createScrapeLimit(context);
  registerPublicRead(
    app,
    context,
    directoryRoutes.search,
    [],
    async ({ db, clock }, { query, user, request, reply }) => {
      const page = await searchDirectory({ db, clock, counts, isForVisitor: user === null }, query);
      await limitScraping(request, page.items.length);
      setPageHeaders(request, reply, page);
      return page;
    },
  );
  registerPublicRead(app, context, directoryRoutes.facets, [], (reading, { query, user }) =>
    countDirectoryFacets({ ...reading, counts, facets, isForVisitor: user === null }, query),
  );
  registerPublicRead(
    app,
    context,
    directoryRoutes.totals,
    [],
    (reading, { query: { without, ...asked }, user }) =>
      totalProfiles(
        { ...reading, counts, isForVisitor: user === null },
        without.map((name) => filtersWithout(asked, nothingAsked, name)),
      ),
  );
  registerPublicRead(app, context, directoryRoutes.tradePage, [], (reading, { params, query }) =>
    showTradePage({ ...reading, counts, facets, isForVisitor: true }, params.trade, query.place),
  );
}
