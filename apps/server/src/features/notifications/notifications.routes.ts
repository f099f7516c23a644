import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { findNotificationPreferences, saveNotificationChoices } from './notification-choices.repository.ts';

export function registerNotificationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerRoute(app, context, notificationRoutes.getPreferences, [ownParam('id')], ({ user }) =>
    findNotificationPreferences(db, user.id),
  );
  registerRoute(app, context, notificationRoutes.updatePreferences, [ownParam('id')], ({ user, body }) =>
    db.transaction().execute(async (tx) => {
      await saveNotificationChoices(tx, user.id, body, clock.now());
      return findNotificationPreferences(tx, user.id);
    }),
  );
}
