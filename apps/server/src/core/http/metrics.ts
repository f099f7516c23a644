import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Log } from '../log/log.ts';

/** A registry with what Node tells of itself. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** What is served to whoever measures. */
interface Measures {
  readonly contentType: string;
  metrics(): Promise<string>;
}

const durationName = 'http_request_duration_seconds';

/** The one histogram of a registry, whatever number of servers measure with it. */
function durationsOf(registry: Registry): Histogram {
  const known = registry.getSingleMetric(durationName) as Histogram | undefined;
  return (
    known ??
    new Histogram({
      name: durationName,
      help: 'Time from the first byte of a request to the last of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    })
  );
}

/** Counts and times every call, by route pattern: no address of a person becomes a label. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = durationsOf(registry);
  app.addHook('onResponse', (request, reply, done) => {
    // an open stream is no slow answer
    if (!reply.getHeader('content-type')?.toString().startsWith('text/event-stream')) {
      const route = request.routeOptions.url ?? 'page';
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    }
    done();
  });
}

/** Counts, times and logs what is answered before the framework sees it, as it would. `log` is null where it logs none. */
export function recordEarlyAnswers(registry: Registry, log: Log | null) {
  const durations = durationsOf(registry);
  return (req: IncomingMessage, reqId: string, status: number, elapsedMs: number): void => {
    durations.observe({ method: 'GET', route: '/*', status }, elapsedMs / 1000);
    if (!log?.isLevelEnabled('info')) return;
    log.info({ reqId, req, res: { statusCode: status }, responseTime: elapsedMs }, 'request completed');
  };
}

/** `GET /metrics` on a port of its own (0: any that is free), on the loopback interface; `url` is where it answers. */
export async function serveMetrics(
  registry: Measures,
  port: number,
): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', registry.contentType).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${chosen}/metrics` };
}

/** Tells what this process measured to the one that started it, whenever that is asked. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // listens from its making on
  void new AggregatorRegistry();
}

/** What the processes that this one started measured, added up. */
export function sharedMetrics(): Measures {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
