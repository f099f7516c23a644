import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { deleteBrowser } from './push-browsers.repository.ts';
import { notePresence, renew, showPush, subscribe, updatePush } from './push-browsers.ts';

export function registerPushRoutes(app: FastifyInstance, context: AppContext): void {
  const own = [ownParam('id')];
  registerRoute(app, context, pushRoutes.get, own, ({ user }) => showPush(context, context.db, user.id));
  registerRoute(app, context, pushRoutes.update, own, ({ user, body }) => updatePush(context, user.id, body));
  registerRoute(app, context, pushRoutes.subscribe, own, ({ user, body }) => subscribe(context, user, body));
  registerRoute(app, context, pushRoutes.unsubscribe, own, ({ user, body }) =>
    deleteBrowser(context.db, user.id, body.endpoint),
  );
  registerRoute(app, context, pushRoutes.renew, [], ({ body, request }) =>
    renew(context, body, clientAddressKey(request)),
  );
  registerRoute(app, context, pushRoutes.presence, [], ({ user, body }) =>
    notePresence(context, user.id, body.isVisible),
  );
}
