import { BadRequest } from '@mitoyen/stripe-sandbox/bad-request.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyFault } from '../faults/http-faults.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { decryptPush } from './decrypt-push.ts';
import { vapidProblem } from './verify-vapid.ts';

/** The statuses that can be set for one browser's push service (RFC 8030). */
const answers = [201, 404, 410, 413, 429, 500];
const maxBodyBytes = 4096;

const originOf = (request: FastifyRequest) => `http://${request.headers.host}`;

/** Where browsers subscribe, and what was pushed to them, newest first. */
function browserRoutes(app: FastifyInstance, state: SandboxState): void {
  app.post('/push/browsers', async (request) => {
    const { id, keys, auth } = state.push.subscribe();
    return {
      endpoint: `${originOf(request)}/push/to/${id}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  });
  app.post<{ Params: { id: string } }>('/push/browsers/:id/answer', async (request, reply) => {
    const browser = state.push.find(request.params.id);
    if (!browser) return reply.code(404).send({ error: 'unknown browser' });
    const { status } = (request.body ?? {}) as { status?: unknown };
    if (!answers.includes(Number(status)))
      throw new BadRequest(`status : ${answers.join(', ')} sont connus.`);
    browser.answer = Number(status);
    return { status: browser.answer };
  });
  app.get<{ Querystring: { endpoint?: string } }>('/push', async ({ query }) =>
    state.push.list(query.endpoint),
  );
}

/** A push service (RFC 8030): verifies who pushes, and reads what only the browser could. */
export function pushRoutes(root: FastifyInstance, state: SandboxState): void {
  browserRoutes(root, state);
  const preHandler = applyFault(state, 'push', {
    refusal: { status: 403, body: { error: 'forbidden' } },
    failure: { status: 503, body: { error: 'unavailable' } },
    garbage: '<!doctype html><title>502 Bad Gateway</title>',
  });
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post<{ Params: { id: string }; Body: Buffer }>(
      '/push/to/:id',
      { preHandler },
      async (request, reply) => {
        const browser = state.push.find(request.params.id);
        if (!browser) return reply.code(410).send();
        if (browser.answer === 429) reply.header('retry-after', '5');
        if (browser.answer !== 201) return reply.code(browser.answer).send();
        const { headers, body } = request;
        if (body.length > maxBodyBytes) return reply.code(413).send();
        const problem = vapidProblem(headers.authorization ?? '', originOf(request));
        if (problem) return reply.code(403).send({ error: problem });
        if (!/^\d+$/.test(String(headers.ttl))) return reply.code(400).send({ error: 'TTL is missing' });
        const topic = headers.topic === undefined ? null : String(headers.topic);
        if (topic !== null && !/^[\w-]{1,32}$/.test(topic))
          return reply.code(400).send({ error: 'Topic is not valid' });
        let text: string;
        try {
          text = decryptPush(body, browser);
        } catch {
          return reply.code(400).send({ error: 'not encrypted for this browser' });
        }
        state.push.add({
          endpoint: `${originOf(request)}/push/to/${browser.id}`,
          ...{ text, topic, ttlSeconds: Number(headers.ttl) },
          urgency: headers.urgency === undefined ? null : String(headers.urgency),
          at: new Date().toISOString(),
        });
        return reply.code(201).send();
      },
    );
  });
}
