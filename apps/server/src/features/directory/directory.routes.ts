import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { directoryFilters } from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerPublicRead } from '../../core/http/register-public-read.ts';
import { createScrapeLimit } from '../account-security/index.ts';
import { createListCaches, filtersWithout, nothingAskedOf } from '../facets/index.ts';
import { countDirectoryFacets, searchDirectory, totalProfiles } from './search-directory.ts';
import { showTradePage } from './show-trade-page.ts';
import { suggestProfiles } from './suggest-words.ts';

const nothingAsked = nothingAskedOf(directoryFilters);

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const caches = createListCaches();
  const limitScraping = createScrapeLimit(context);
  registerPublicRead(
    app,
    context,
    directoryRoutes.search,
    [],
    async ({ db, clock }, { query, user, request, reply }) => {
      const page = await searchDirectory({ db, clock, ...caches, isForVisitor: user === null }, query);
      const suggestion =
        page.total === 0
          ? await suggestProfiles({ db, clock, ...caches, isForVisitor: user === null }, query)
          : null;
      await limitScraping(request, page.items.length);
      setPageHeaders(request, reply, page);
      return { ...page, ...(suggestion && { suggestion }) };
    },
  );
  registerPublicRead(app, context, directoryRoutes.facets, [], (reading, { query, user }) =>
    countDirectoryFacets({ ...reading, ...caches, isForVisitor: user === null }, query),
  );
  registerPublicRead(
    app,
    context,
    directoryRoutes.totals,
    [],
    (reading, { query: { without, ...asked }, user }) =>
      totalProfiles(
        { ...reading, ...caches, isForVisitor: user === null },
        without.map((name) => filtersWithout(asked, nothingAsked, name)),
      ),
  );
  registerPublicRead(app, context, directoryRoutes.tradePage, [], (reading, { params, query }) =>
    showTradePage({ ...reading, ...caches }, params.trade, query.place),
  );
}
