import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refusalCodeOf } from '../errors/error-handler.ts';
import { productVersion } from '../product-version.ts';
import { counterOf } from './counter-of.ts';
import { pageLabel } from './page-label.ts';

/** Rare enough for an idle server, frequent enough for delays that a person notices. */
const delayResolutionMs = 20;

/** A registry with Node's own metrics, and the running release. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: delayResolutionMs });
  new Gauge({
    name: 'mitoyen_build_info',
    help: 'The release that runs, as a label; always 1',
    labelNames: ['version', 'node'],
    registers: [registry],
    aggregator: 'max',
  }).set({ version: productVersion, node: process.versions.node }, 1);
  return registry;
}

/** What the metrics endpoint serves. */
interface Measures {
  readonly contentType: string;
  metrics(): Promise<string>;
}

const durationName = 'http_request_duration_seconds';

/** The registry's histogram of request durations, created once for all servers that use it. */
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

/** Refusals without any work: 429, too many requests; 503, the server is busy or a part is away. */
const refusedStatuses: readonly number[] = [429, 503];

/** Counts refusals by their code. */
const refusalsOf = (registry: Registry) =>
  counterOf(
    registry,
    'mitoyen_calls_refused_total',
    'Calls and pages refused with 429 or 503, by the code of the refusal; page: one without a code',
    ['status', 'code'],
  );

/** Counts and times every call and page, by route pattern: labels hold no personal data. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = durationsOf(registry);
  const refused = refusalsOf(registry);
  app.addHook('onResponse', (request, reply, done) => {
    // an open stream is no slow response
    if (!reply.getHeader('content-type')?.toString().startsWith('text/event-stream')) {
      const pattern = request.routeOptions.url;
      const route = pattern === '/*' ? pageLabel(request.url, reply.statusCode) : (pattern ?? 'unknown');
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    }
    const { statusCode: status } = reply;
    if (refusedStatuses.includes(status)) refused.inc({ status, code: refusalCodeOf(reply) ?? 'page' });
    done();
  });
}

/** `GET /metrics` on a port (0: any that is free) and an address of its own; `url` is where it answers. */
export async function serveMetrics(
  registry: Measures,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.setHeader('content-type', registry.contentType).end(text);
    } catch {
      // an instance that is starting or hangs sent no metrics: Prometheus sees a failed scrape, and retries
      response.writeHead(503, { 'retry-after': '5' }).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { server, url: `http://${name}:${chosen}/metrics` };
}

/** Sends this process's metrics to its parent process on request. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // listens once created
  void new AggregatorRegistry();
}

/** The summed metrics of the child processes. */
export function sharedMetrics(): Measures {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
