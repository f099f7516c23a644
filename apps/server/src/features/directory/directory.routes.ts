import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { searchDirectory } from './search-directory.ts';

export function registerDirectoryRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, directoryRoutes.search, [], ({ query }) => searchDirectory(context, query));
}
