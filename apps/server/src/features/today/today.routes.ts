import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { showToday } from './show-today.ts';

export function registerTodayRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, todayRoutes.get, [], ({ user }) => showToday(context, user));
}
