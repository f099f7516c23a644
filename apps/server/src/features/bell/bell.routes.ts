import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications, readByVisit, readNotification } from './read-notifications.ts';

export function registerBellRoutes(app: FastifyInstance, context: AppContext): void {
  const { list, read, readAll, visit } = notificationRoutes;
  registerRoute(app, context, list, [], ({ user, query }) => listNotifications(context, user.id, query));
  registerRoute(app, context, read, [], ({ user, params }) => readNotification(context, user.id, params.id));
  registerRoute(app, context, readAll, [], ({ user, body }) =>
    readAllNotifications(context, user.id, new Date(body.until)),
  );
  registerRoute(app, context, visit, [], ({ user, body }) => readByVisit(context, user.id, body.path));
}
