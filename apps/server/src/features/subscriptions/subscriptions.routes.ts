import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownBody, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { listInvoices } from './list-invoices.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';
import { refreshSubscription, showSubscription } from './show-subscription.ts';
import { registerWebhookRoute } from './webhook.routes.ts';

export async function registerSubscriptionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const company = onlyRole('entreprise');
  const own = [company, ownParam('userId')];

  registerRoute(app, context, subscriptionRoutes.checkout, [company, ownBody('userId')], ({ user }) =>
    openCheckout(context, user.id),
  );
  registerRoute(app, context, subscriptionRoutes.portal, [company], ({ user, body }) =>
    openPortal(context, user.id, body),
  );
  registerRoute(app, context, subscriptionRoutes.get, own, ({ user }) => showSubscription(context, user.id));
  registerRoute(app, context, subscriptionRoutes.refresh, own, ({ user }) =>
    refreshSubscription(context, user.id),
  );
  registerRoute(app, context, subscriptionRoutes.listInvoices, own, async (call) => {
    const { items, nextCursor } = await listInvoices(context, call.user.id, call.query);
    setPageHeaders(call.request, call.reply, { nextCursor });
    return items;
  });
  await app.register(async (scope) => registerWebhookRoute(scope, context));
}
