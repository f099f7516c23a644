import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { BadRequest } from './core/bad-request.ts';
import { faultsRoutes } from './faults/faults.routes.ts';
import { mailsRoutes } from './mail/mails.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { companiesRoutes } from './registry/companies.routes.ts';
import { searchRoutes } from './registry/search.routes.ts';
import { brevoRoutes } from './sms/brevo.routes.ts';
import { ovhRoutes } from './sms/ovh.routes.ts';
import { smsRoutes } from './sms/sms.routes.ts';
import { stripeApiRoutes } from './stripe/api/stripe-api.routes.ts';
import { hostedRoutes } from './stripe/hosted/hosted.routes.ts';
import { stripeControlRoutes } from './stripe/stripe-control.routes.ts';
import { stripeSectionRoutes } from './stripe/stripe-section.routes.ts';
import type { World } from './world.ts';

/** Every part of the outside world which speaks HTTP. A new service adds its routes here. */
const parts = [
  mailsRoutes,
  smsRoutes,
  brevoRoutes,
  ovhRoutes,
  searchRoutes,
  companiesRoutes,
  stripeApiRoutes,
  stripeControlRoutes,
  stripeSectionRoutes,
  hostedRoutes,
  faultsRoutes,
  pageRoutes,
];

export function createHttpApp(world: World): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(new BadRequest('Le corps n’est pas du JSON valide.'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error instanceof BadRequest ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ error: error.message });
  });

  app.delete('/', async (_request, reply) => {
    world.reset();
    return reply.code(204).send();
  });
  for (const addRoutes of parts) addRoutes(app, world);
  return app;
}
