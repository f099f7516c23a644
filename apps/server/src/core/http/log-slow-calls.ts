import type { FastifyInstance } from 'fastify';

const quietMs = 60_000;
/** Transfers, whose duration depends on the caller's network. */
const isLong = /upload|export|\/files\/|\/events$/;

/**
 * Logs calls and pages that take longer, by route, at most once a minute each: slow calls rarely come alone.
 */
export function logSlowCalls(app: FastifyInstance, slowMs = 1000): void {
  const lastTold = new Map<string, number>();
  app.addHook('onResponse', (request, { elapsedTime, statusCode: status }, done) => {
    const route = request.routeOptions.url;
    if (elapsedTime > slowMs && route !== undefined && !isLong.test(route)) {
      const { method } = request;
      const now = performance.now();
      const last = lastTold.get(`${method} ${route}`);
      if (last === undefined || now - last > quietMs) {
        lastTold.set(`${method} ${route}`, now);
        request.log.warn({ method, route, status, ms: Math.round(elapsedTime) }, 'call was slow');
      }
    }
    done();
  });
}
