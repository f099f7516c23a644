import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLocal } from '../http/request-locals.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

/** A span for each call and page that the framework answers, by route pattern, without personal data. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = createLocal<FastifyRequest, OpenSpan>('span');
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.begin(request.method, 'server', request.headers);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    spans.get(request)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'mitoyen.request_id': id,
      },
      isError: reply.statusCode >= 500,
    });
    done();
  });
}
