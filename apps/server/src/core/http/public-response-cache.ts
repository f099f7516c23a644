import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context/app-context.ts';
import { isWrite } from './finish-responses.ts';
import type { RouteOptions } from './register-route.ts';
import { createLocal } from './request-locals.ts';

const maxBytes = 16 * 1024 * 1024;
/** How long a change that no notification tells of may go unseen: a record of responses, a deadline at midnight. */
const ttlMs = 2000;
/** PostgreSQL notifies here once a change of what visitors see is committed, by whatever instance or job. */
const publicChangesChannel = 'public_changes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where public responses are cached: see `cachePublicResponses`. */
    publicResponses?: PublicResponseCache;
  }
}

interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** By the product's clock, in milliseconds. */
  readonly storedAtMs: number;
}

/** Of each response alone. */
const ownHeaders: ReadonlySet<string> = new Set([
  'set-cookie',
  'x-request-id',
  'content-length',
  'connection',
]);

/** Whether the response to this request is the same for everybody. */
const isPublic = ({ method, headers, cookies }: FastifyRequest) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  cookies[browserStorage.recentWrite.name] === undefined;

/**
 * What visitors were sent of some public reads, for two seconds. It is cleared when this instance answers a write, before
 * its caller knows, and when a change by another instance or a job is heard of.
 */
export class PublicResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: ttlMs,
    ttlAutopurge: true,
    sizeCalculation: ({ body }, url) => body.length + url.length + 1,
  });
  readonly #startedIn = createLocal<FastifyRequest, number>('cache generation');
  readonly #clock: AppContext['clock'];
  #generation = 0;

  constructor(clock: AppContext['clock']) {
    this.#clock = clock;
  }

  /** Forgets every response; what is being read now may be out of date, and is not stored either. */
  clear(): void {
    this.#generation += 1;
    this.#responses.clear();
  }

  /** The hooks of a route whose responses are cached. */
  routeHooks(): NonNullable<RouteOptions['cacheHooks']> {
    return {
      onRequest: (request, reply, done) => {
        const cached = isPublic(request) ? this.#fresh(request.originalUrl) : undefined;
        if (cached) {
          reply.headers(cached.headers).send(cached.body);
          return;
        }
        this.#startedIn.set(request, this.#generation);
        done();
      },
      onSend: (request, reply, payload, done) => {
        const isCurrent = this.#startedIn.get(request) === this.#generation;
        if (isCurrent && reply.statusCode === 200 && typeof payload === 'string' && isPublic(request))
          this.#store(request.originalUrl, reply, payload);
        done(null, payload);
      },
    };
  }

  #fresh(url: string): CachedResponse | undefined {
    const cached = this.#responses.get(url);
    if (!cached) return undefined;
    const ageMs = this.#clock.now().getTime() - cached.storedAtMs;
    return ageMs >= 0 && ageMs < ttlMs ? cached : undefined;
  }

  #store(url: string, reply: FastifyReply, body: string): void {
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !ownHeaders.has(name))
      .map(([name, value]) => [name, String(value)]);
    const storedAtMs = this.#clock.now().getTime();
    this.#responses.set(url, { headers: Object.fromEntries(headers), body, storedAtMs });
  }
}

/** Caches the responses of routes that `registerCachedRead` registers on this application from now on. */
export async function cachePublicResponses(
  app: FastifyInstance,
  { clock, listener }: Pick<AppContext, 'clock' | 'listener'>,
): Promise<void> {
  const cache = new PublicResponseCache(clock);
  app.decorate('publicResponses', cache);
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isWrite(request) && request.url.startsWith('/api/')) cache.clear();
    done(null, payload);
  });
  await listener.on(publicChangesChannel, () => cache.clear());
  listener.onReconnect(() => cache.clear());
}
