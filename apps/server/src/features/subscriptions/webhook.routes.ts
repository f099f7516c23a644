import { subscriptionRoutes } from '@mitoyen/contract/features/subscriptions/subscriptions.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { receiveEvent } from './receive-event.ts';

/** Events come as bytes: their signature is over these, not over what they mean. */
export function registerWebhookRoute(app: FastifyInstance, context: AppContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  registerRoute(app, context, subscriptionRoutes.webhook, [], async ({ request }) => {
    const { body, headers } = request;
    const signature = headers['stripe-signature'];
    await receiveEvent(context, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature ?? ''));
    return { received: true as const };
  });
}
