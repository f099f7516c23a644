import { stripeFailures, stripeRoutes } from '@mitoyen/stripe-sandbox';
import { readBodies } from '@mitoyen/stripe-sandbox/read-bodies.ts';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { faultsRoutes } from './faults/faults.routes.ts';
import { applyFault } from './faults/http-faults.ts';
import { mailsRoutes } from './mail/mails.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { companiesRoutes } from './registry/companies.routes.ts';
import { searchRoutes } from './registry/search.routes.ts';
import type { SandboxState } from './sandbox-state.ts';
import { brevoRoutes } from './sms/brevo.routes.ts';
import { ovhRoutes } from './sms/ovh.routes.ts';
import { smsRoutes } from './sms/sms.routes.ts';
import { stripeSectionRoutes } from './stripe/stripe-section.routes.ts';

/** Every part of the outside world which speaks HTTP. A new service adds its routes here. */
const parts = [
  mailsRoutes,
  smsRoutes,
  brevoRoutes,
  ovhRoutes,
  searchRoutes,
  companiesRoutes,
  pushRoutes,
  stripeSectionRoutes,
  faultsRoutes,
  pageRoutes,
];

export function createHttpApp(state: SandboxState): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });

  readBodies(app);
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.code(status).send({ error: error.message });
  });

  app.delete('/', async (_request, reply) => {
    state.reset();
    return reply.code(204).send();
  });
  for (const addRoutes of parts) addRoutes(app, state);
  stripeRoutes(app, state.stripe, { beforeCall: applyFault(state, 'stripe', stripeFailures) });
  return app;
}
