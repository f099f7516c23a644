import Fastify, { type FastifyError } from 'fastify';
import { StripeAccount, type StripeOptions } from './account.ts';
import { keepTime } from './keep-time.ts';
import { readBodies } from './read-bodies.ts';
import { stripeRoutes } from './stripe.routes.ts';

export interface StripeSandboxOptions extends StripeOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** It believes everybody: it listens on this machine only by default. */
  readonly host?: string;
}

export interface StripeSandbox {
  /** 'http://127.0.0.1:4010' */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a Stripe of its own, in memory. `DELETE /` has it forget everything. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { port = 0, host = '127.0.0.1' } = options;
  const account = new StripeAccount(options);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  readBodies(app);
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ error: error.message }),
  );
  app.delete('/', async (_request, reply) => {
    account.reset();
    return reply.code(204).send();
  });
  stripeRoutes(app, account);
  const url = await app.listen({ port, host });
  account.baseUrl = url;
  const stopTime = keepTime(account);
  return {
    url,
    async close() {
      stopTime();
      account.close();
      await app.close();
    },
  };
}
