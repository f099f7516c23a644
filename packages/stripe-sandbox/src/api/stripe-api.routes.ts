import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { apiVersion } from '../api-version.ts';
import { runDue } from '../billing/run-due.ts';
import { newId } from '../ids.ts';
import { requireTestKey } from './api-key.ts';
import { catalogueEndpoints } from './catalogue.endpoints.ts';
import { checkoutEndpoints } from './checkout.endpoints.ts';
import { customerEndpoints } from './customers.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.endpoints.ts';
import { expand } from './expand.ts';
import { invoiceEndpoints } from './invoices.endpoints.ts';
import { Parameters } from './parameters.ts';
import { parseForm } from './parse-form.ts';
import { paymentEndpoints } from './payments.endpoints.ts';
import { portalEndpoints } from './portal.endpoints.ts';
import { StripeProblem } from './stripe-problem.ts';
import { subscriptionEndpoints } from './subscriptions.endpoints.ts';

const endpoints: readonly Endpoint[] = [
  ...customerEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...eventEndpoints,
];

const maxBodyBytes = 64 * 1024;

const refusal = {
  status: 403,
  body: {
    error: { type: 'invalid_request_error', message: 'This account cannot currently make live charges.' },
  },
};
const failure = {
  status: 500,
  body: {
    error: {
      type: 'api_error',
      message: 'An unknown error occurred. Please contact us at support@stripe.com if it persists.',
    },
  },
};

/** Stripe's failures, in its own words, for callers that want to see what follows from them. */
export const stripeFailures = {
  refusal,
  failure,
  garbage: '<!doctype html><title>502 Bad Gateway</title>',
} as const;

/** Looks at a call before it is answered; it may answer in its place. */
export type BeforeCall = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface ApiOptions {
  readonly beforeCall?: BeforeCall;
}

type Request = FastifyRequest<{ Params: { id?: string }; Body: string | undefined }>;

/** Parameters of the body and of the address, read alike. */
function parametersOf(request: Request): Parameters {
  const query = new URL(request.url, 'http://stripe').search.slice(1);
  return new Parameters(parseForm([query, request.body ?? ''].filter(Boolean).join('&')));
}

function answerCall(account: StripeAccount, endpoint: Endpoint, request: Request): object {
  const parameters = parametersOf(request);
  parameters.allowOnly([...endpoint.takes, 'expand']);
  const key = request.headers['idempotency-key'];
  const origin = { id: request.id, idempotency_key: typeof key === 'string' ? key : null };
  runDue(account);
  const answer = account.events.causedBy(origin, () =>
    endpoint.answer({ account, parameters, id: request.params.id ?? '' }),
  );
  return expand(account, answer, parameters.texts('expand') ?? []);
}

const send = (reply: FastifyReply, status: number, body: string) =>
  reply.code(status).type('application/json').send(body);

/** Answers one call, from memory when its idempotency key was used before. */
function reply(account: StripeAccount, endpoint: Endpoint, request: Request, answer: FastifyReply) {
  const header = request.headers['idempotency-key'];
  const key = endpoint.method === 'POST' && typeof header === 'string' && header !== '' ? header : null;
  if (key === null) return send(answer, 200, JSON.stringify(answerCall(account, endpoint, request)));
  const { idempotencyKeys, clock } = account;
  answer.header('idempotency-key', key);
  const endpointPath = new URL(request.url, 'http://stripe').pathname;
  const before = idempotencyKeys.begin(
    { key, endpoint: endpointPath, body: request.body ?? '' },
    clock.now(),
  );
  if (before) {
    answer.headers({ 'idempotent-replayed': 'true', 'original-request': before.requestId });
    return send(answer, before.status, before.body);
  }
  let status = 500;
  let body = JSON.stringify(failure.body);
  try {
    body = JSON.stringify(answerCall(account, endpoint, request));
    status = 200;
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    status = error.status;
    body = JSON.stringify(error.body);
  } finally {
    idempotencyKeys.finish(key, { status, body, requestId: request.id });
  }
  return send(answer, status, body);
}

/** Stripe's API (https://docs.stripe.com/api), as far as the product needs it, for its official SDK. */
export function stripeApiRoutes(
  root: FastifyInstance,
  account: StripeAccount,
  { beforeCall }: ApiOptions = {},
): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async (request, answer) => {
      request.id = newId('req', 14);
      answer.headers({ 'request-id': request.id, 'stripe-version': apiVersion });
    });
    if (beforeCall) app.addHook('preHandler', beforeCall);
    app.addHook('preHandler', async (request) => requireTestKey(request.headers.authorization));
    app.setErrorHandler((error: FastifyError, _request, answer) => {
      if (error instanceof StripeProblem) return send(answer, error.status, JSON.stringify(error.body));
      const status = error.statusCode ?? 500;
      const problem = new StripeProblem(error.message, { type: status < 500 ? undefined : 'api_error' });
      return send(answer, status, JSON.stringify(problem.body));
    });

    for (const endpoint of endpoints) {
      const { method, path: url } = endpoint;
      app.route({
        method,
        url,
        handler: async (request, answer) => reply(account, endpoint, request as Request, answer),
      });
    }
    app.all('/v1/*', async ({ method, url }) => {
      const path = new URL(url, 'http://stripe').pathname;
      throw new StripeProblem(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
    });
  });
}
