import type { FastifyInstance } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { BadRequest } from '../bad-request.ts';
import { runDue } from '../billing/run-due.ts';
import { advanceClock, resendEvent } from './control.ts';

const fieldsOf = (body: unknown): Record<string, unknown> =>
  (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;

function parseAddress(url: unknown): string {
  if (typeof url === 'string' && URL.canParse(url) && /^https?:/.test(url)) return url;
  throw new BadRequest('url : une adresse http ou https.');
}

/** What tests and people use to look behind Stripe's API and to make time pass there. */
export function controlRoutes(app: FastifyInstance, account: StripeAccount): void {
  app.get('/stripe/events', async () => {
    runDue(account);
    return account.events.newestFirst();
  });

  app.post<{ Params: { id: string } }>('/stripe/events/:id/resend', async (request, reply) => {
    const sent = await resendEvent(account, request.params.id);
    return sent ?? reply.code(404).send({ error: 'Cet événement est inconnu.' });
  });

  app.post('/stripe/clock', async (request) => {
    const now = advanceClock(account, fieldsOf(request.body).seconds);
    return { now, at: new Date(now * 1000).toISOString() };
  });

  app.get('/stripe/webhook-secret', async () => ({ secret: account.events.endpoints.secret }));

  app.get('/stripe/webhook', async () => ({
    urls: account.events.endpoints.newestFirst().map(({ url }) => url),
    paused: account.events.deliveries.isPaused,
    waiting: account.events.deliveries.waiting,
  }));

  app.post('/stripe/webhook', async (request, reply) => {
    const { url, paused } = fieldsOf(request.body);
    if (url !== undefined) account.events.endpoints.configure(parseAddress(url));
    if (paused !== undefined) account.events.deliveries.pause(paused === true);
    return reply.code(204).send();
  });

  app.post('/stripe/settings', async (request, reply) => {
    const { afterLastRetry } = fieldsOf(request.body);
    if (afterLastRetry !== 'cancel' && afterLastRetry !== 'unpaid')
      throw new BadRequest('afterLastRetry : cancel ou unpaid.');
    account.afterLastRetry = afterLastRetry;
    return reply.code(204).send();
  });
}
