import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context/app-context.ts';
import { answerWhetherHeard } from '../purging/empty-caches.ts';
import { isWrite } from './finish-responses.ts';
import type { RouteOptions } from './register-route.ts';
import { createLocal } from './request-locals.ts';

const maxBytes = 16 * 1024 * 1024;
/**
 * How long a change without a notification may stay unseen: a company's answer record, a deadline at
 * midnight.
 */
const ttlMs = 2000;
/**
 * PostgreSQL notifies this channel once a change of public data is committed, by whatever instance or job.
 */
const publicChangesChannel = 'public_changes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where public responses are cached: see `cachePublicResponses`. */
    publicResponses?: PublicResponseCache;
  }
}

interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** By the product's clock, in milliseconds. */
  readonly storedAtMs: number;
}

/** Headers of one response only. */
const ownHeaders = ['set-cookie', 'content-length', 'connection'];

/** The state when the route of a cacheable request began. */
interface Start {
  readonly generation: number;
  /** The names of headers that every response has. */
  readonly headers: readonly string[];
}

/** Whether the response to this request is the same for every caller. */
const isPublic = ({ method, headers, cookies }: FastifyRequest) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers.origin === undefined &&
  cookies[browserStorage.recentWrite.name] === undefined;

/**
 * Responses of some public reads to visitors, for two seconds. It is cleared when this instance answers a
 * write, before the caller gets the response, and when another instance or a job notifies a change.
 */
class PublicResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: ttlMs,
    ttlAutopurge: true,
    sizeCalculation: ({ body }, url) => Buffer.byteLength(body) + url.length + 1,
  });
  readonly #starts = createLocal<FastifyRequest, Start>('cache start');
  readonly #clock: AppContext['clock'];
  #generation = 0;

  constructor(clock: AppContext['clock']) {
    this.#clock = clock;
  }

  /** Drops every response; responses being made now may be out of date, and are not stored either. */
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
        this.#starts.set(request, { generation: this.#generation, headers: Object.keys(reply.getHeaders()) });
        done();
      },
      onSend: (request, reply, payload, done) => {
        const start = this.#starts.get(request);
        const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
        const isCurrent = start?.generation === this.#generation;
        if (start && isCurrent && isWhole && reply.statusCode === 200 && isPublic(request))
          this.#store(request.originalUrl, reply, payload, start);
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

  #store(url: string, reply: FastifyReply, body: string | Buffer, start: Start): void {
    const excluded = new Set([...ownHeaders, ...start.headers]);
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !excluded.has(name))
      .map(([name, value]) => [name, String(value)]);
    const storedAtMs = this.#clock.now().getTime();
    this.#responses.set(url, { headers: Object.fromEntries(headers), body, storedAtMs });
  }
}

/** Caches the responses of routes that `registerCachedRead` registers on this application from now on. */
export async function cachePublicResponses(
  app: FastifyInstance,
  context: Pick<AppContext, 'clock' | 'db' | 'listener' | 'log'>,
): Promise<void> {
  const { clock, listener } = context;
  const cache = new PublicResponseCache(clock);
  app.decorate('publicResponses', cache);
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isWrite(request) && request.url.startsWith('/api/')) cache.clear();
    done(null, payload);
  });
  await listener.on(publicChangesChannel, () => cache.clear());
  listener.onReconnect(() => cache.clear());
  await answerWhetherHeard(context).ready;
}
