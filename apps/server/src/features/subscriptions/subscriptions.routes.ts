import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole, ownBody, ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { listInvoices } from './list-invoices.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';
import { receiveEvent } from './receive-event.ts';
import { refreshSubscription, showSubscription } from './show-subscription.ts';

export async function registerSubscriptionRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const company = onlyRole('entreprise');
  const own = [company, ownParam('userId')];
  const paying = { waitsFor: 'payments' } as const;

  registerRoute(
    app,
    context,
    subscriptionRoutes.checkout,
    [company, ownBody('userId')],
    ({ user }) => openCheckout(context, user.id),
    paying,
  );
  registerRoute(
    app,
    context,
    subscriptionRoutes.portal,
    [company],
    ({ user, body }) => openPortal(context, user.id, body),
    paying,
  );
  registerRoute(app, context, subscriptionRoutes.get, own, ({ user }) => showSubscription(context, user.id));
  registerRoute(
    app,
    context,
    subscriptionRoutes.refresh,
    own,
    ({ user }) => refreshSubscription(context, user.id),
    paying,
  );
  registerRoute(
    app,
    context,
    subscriptionRoutes.listInvoices,
    own,
    async (call) => {
      const { items, nextCursor } = await listInvoices(context, call.user.id, call.query);
      setPageHeaders(call.request, call.reply, { nextCursor });
      return items;
    },
    paying,
  );
  await app.register(async (scope) => registerWebhookRoute(scope, context));
}

/** Events come as bytes: their signature is over these, not over what they mean. */
function registerWebhookRoute(app: FastifyInstance, context: AppContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerRoute(app, context, subscriptionRoutes.webhook, [], async ({ request }) => {
    const { body, headers } = request;
    const signature = headers['stripe-signature'];
    await receiveEvent(context, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature ?? ''));
    return { received: true as const };
  });
}
