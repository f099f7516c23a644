import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { ListCache } from '../../core/lists/list-cache.ts';
import { showShowcase } from './show-showcase.ts';

export function registerShowcaseRoutes(app: FastifyInstance, context: AppContext): void {
  const known = { offers: new ListCache<number>() };
  registerRoute(app, context, showcaseRoutes.get, [], () => showShowcase(context, known));
}
