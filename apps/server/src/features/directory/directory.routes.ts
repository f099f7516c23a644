import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { createKnownAnswers, createKnownTotals } from '../../core/search/known-answers.ts';
import { createCardPace } from '../account-security/index.ts';
import type { KnownFacets } from '../facets/index.ts';
import { countDirectoryFacets } from './directory-facets.ts';
import { searchDirectory } from './search-directory.ts';
import { showTradePage } from './show-trade-page.ts';

/** Longer than totals, so fewer of them. */
const facetsKept = 500;

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const totals = createKnownTotals();
  const facets = createKnownAnswers<KnownFacets>(facetsKept);
  const paceCards = createCardPace(context);
  registerRoute(app, context, directoryRoutes.search, [], async ({ query, request, reply }) => {
    const page = await searchDirectory({ ...context, totals }, query);
    await paceCards(request, page.items.length);
    setPageHeaders(request, reply, page);
    return page;
  });
  registerRoute(app, context, directoryRoutes.facets, [], ({ query }) =>
    countDirectoryFacets({ ...context, totals, facets }, query),
  );
  registerRoute(app, context, directoryRoutes.tradePage, [], ({ params, query }) =>
    showTradePage({ ...context, totals, facets }, params.trade, query.place),
  );
}
