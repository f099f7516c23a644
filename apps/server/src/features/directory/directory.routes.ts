import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { createKnownTotals } from '../../core/search/known-totals.ts';
import { searchDirectory } from './search-directory.ts';

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  const totals = createKnownTotals();
  registerRoute(app, context, directoryRoutes.search, [], ({ query }) =>
    searchDirectory({ ...context, totals }, query),
  );
}
