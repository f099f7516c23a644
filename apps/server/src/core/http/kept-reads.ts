import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { csrfCookieFor } from './csrf-cookie.ts';
import type { EarlyNext } from './early-answers.ts';
import {
  type AnswerHeaders,
  addressOf,
  type FlatHeaders,
  flattenHeaders,
  isPlain,
  lastOf,
} from './early-requests.ts';
import type { ReadLimit } from './limit-reads.ts';
import { createNotes } from './notes.ts';
import { hasWriteCookie } from './own-writes.ts';
import { newRequestId } from './request-id.ts';

const maxBytes = 16 * 1024 * 1024;
/** How long what nobody tells of may go unseen, in milliseconds: a record of answers, a deadline at midnight. */
const ttlMs = 2000;

interface KeptRead {
  readonly headers: FlatHeaders;
  /** The bytes, one a letter: Node sends such a text with its head in one write, and encodes none of it. */
  readonly byteText: string;
  /** The route's pattern, for measures. */
  readonly route: string;
  /** By the product's clock, in milliseconds. */
  readonly keptAtMs: number;
}

export interface KeptReadsOptions {
  readonly clock: Clock;
  readonly trustedProxies: number;
  /** Null where nobody is counted. */
  readonly readLimit: ReadLimit | null;
  /** Told of each answer, with the time it took in milliseconds. */
  readonly onAnswered: (
    request: IncomingMessage,
    id: string,
    status: number,
    elapsedMs: number,
    route: string,
  ) => void;
}

/**
 * What visitors were answered of a few public reads, kept for two seconds and answered again before the framework sees
 * the request. Everything is forgotten when this instance answers any call that may have changed something, before its
 * caller knows; and when another instance's or a job's change of what is public is heard of (`watchPublicChanges`).
 */
export class KeptReads {
  readonly #kept = new LRUCache<string, KeptRead>({
    maxSize: maxBytes,
    ttl: ttlMs,
    // what nobody asks for again is not held until something takes its place
    ttlAutopurge: true,
    sizeCalculation: ({ byteText }, url) => byteText.length + url.length + 1,
  });
  /** Of requests that the framework answers, what `#generation` was when they came. */
  readonly #cameIn = createNotes<IncomingMessage, number>('came in');
  readonly #options: KeptReadsOptions;
  #generation = 0;
  #isStopping = false;

  constructor(options: KeptReadsOptions) {
    this.#options = options;
  }

  /** Forgets every answer; what is being read now may be out of date, and is not kept either. */
  forget(): void {
    this.#generation += 1;
    this.#kept.clear();
  }

  /** From now on the framework answers, which tells callers that the server stops. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Keeps what the framework answers to a visitor, if nothing changed since the request came. */
  keep(request: FastifyRequest, headers: AnswerHeaders, body: string): void {
    const { raw, originalUrl } = request;
    if (this.#cameIn.get(raw) !== this.#generation) return;
    const { 'set-cookie': _, ...shared } = headers;
    const byteText = Buffer.from(body).toString('latin1');
    this.#kept.set(originalUrl, {
      headers: [...flattenHeaders(shared), 'content-length', String(byteText.length)],
      byteText,
      route: request.routeOptions.url ?? '',
      keptAtMs: this.#options.clock.now().getTime(),
    });
  }

  /** Answers if the answer is kept, and leaves every other request to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: EarlyNext): void {
    const { url = '' } = request;
    if (!url.startsWith('/api/') || this.#isStopping || !isPlain(request) || hasWriteCookie(request)) {
      next(request, response);
      return;
    }
    const kept = this.#current(url);
    if (!kept) {
      this.#cameIn.set(request, this.#generation);
      next(request, response);
      return;
    }
    const { readLimit, trustedProxies } = this.#options;
    const send = () => this.#send(request, response, kept);
    const address = readLimit ? addressOf(request, trustedProxies) : '';
    // who read too much is told so by the framework
    if (readLimit?.isCounted(address)) readLimit.count(address).then(send, () => next(request, response));
    else send();
  }

  #current(url: string): KeptRead | undefined {
    const kept = this.#kept.get(url);
    if (!kept) return undefined;
    const ageMs = this.#options.clock.now().getTime() - kept.keptAtMs;
    return ageMs >= 0 && ageMs < ttlMs ? kept : undefined;
  }

  #send(request: IncomingMessage, response: ServerResponse, { headers, byteText, route }: KeptRead): void {
    const startedAt = performance.now();
    const { trustedProxies, onAnswered } = this.#options;
    const id = newRequestId();
    const cookie = csrfCookieFor(request.headers, hostAndProtocol(request, trustedProxies));
    const own = cookie === null ? ['x-request-id', id] : ['x-request-id', id, 'set-cookie', cookie];
    response.writeHead(200, headers.concat(own)).end(byteText, 'latin1');
    onAnswered(request, id, 200, performance.now() - startedAt, route);
  }
}

/** The same as the framework makes of a request: what the nearest proxy says counts, where one is trusted. */
function hostAndProtocol({ headers }: IncomingMessage, trustedProxies: number) {
  const told = (name: string) => {
    const value = trustedProxies > 0 ? headers[name] : undefined;
    return typeof value === 'string' && value !== '' ? lastOf(value) : undefined;
  };
  return {
    host: told('x-forwarded-host') ?? headers.host ?? '',
    protocol: told('x-forwarded-proto') ?? 'http',
  };
}

/**
 * Fills `reads` with the answers of routes that are kept, and empties it with every call that may change something. To be
 * registered after all that sets headers.
 */
export function keepReads(app: FastifyInstance, reads: KeptReads): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request;
    const mayChange = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (mayChange && url.startsWith('/api/')) reads.forget();
    else if (
      request.routeOptions.config.isKept &&
      method === 'GET' &&
      reply.statusCode === 200 &&
      typeof payload === 'string'
    )
      reads.keep(request, reply.getHeaders(), payload);
    done(null, payload);
  });
  app.addHook('preClose', async () => reads.stop());
}
