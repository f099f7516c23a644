import type { FastifyInstance } from 'fastify';

const quietMs = 60_000;
/** What comes or leaves as fast as a line lets it. */
const isLong = /upload|export|\/files\/|\/events$/;

/** Tells of calls and pages that take longer, by route, once a minute for each: what is slow seldom comes alone. */
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
