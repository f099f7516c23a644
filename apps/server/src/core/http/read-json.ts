import type { FastifyInstance } from 'fastify';

/** Reads JSON as Fastify does, but takes a body of nothing for none: many clients name its type on every call. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
