import type { FastifyInstance } from 'fastify';
import { BadRequest } from './bad-request.ts';

/** Has an app read what programs send as JSON, an empty body included, and what people send by a form. */
export function readBodies(app: FastifyInstance): void {
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
}
