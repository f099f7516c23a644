import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { createKnownTotals } from '../../core/search/known-totals.ts';
import { createCardPace } from '../account-security/index.ts';
import { searchDirectory } from './search-directory.ts';

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const totals = createKnownTotals();
  const paceCards = createCardPace(context);
  registerRoute(app, context, directoryRoutes.search, [], async ({ query, request, reply }) => {
    const page = await searchDirectory({ ...context, totals }, query);
    await paceCards(request, page.items.length);
    setPageHeaders(request, reply, page);
    return page;
  });
}
