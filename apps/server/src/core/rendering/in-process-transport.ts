import type { ApiAnswer, ApiTransport } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { noteCall } from './page-tags.ts';

/** Responses such as the vocabulary: few, and the same for every page. */
const maxCached = 100;
// linear: one quantifier
const publicMaxAge = /^public, max-age=(\d+)$/;

/** How long a response may be reused, in milliseconds; 0 for not at all. */
function freshForMs({ status, headers }: ApiAnswer): number {
  const told = status === 200 ? publicMaxAge.exec(headers.get('cache-control') ?? '')?.[1] : undefined;
  return Number(told ?? 0) * 1000;
}

/** Frozen, so that no page changes the data of another. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** The response with its parsed data, for all who reuse it. */
async function readOnce(answer: ApiAnswer): Promise<ApiAnswer> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  return { ...answer, data: deepFreeze(JSON.parse(await answer.text())) };
}

/**
 * Calls the application in process, as a visitor: without socket, cookie and token. Like a browser, it caches
 * public responses: otherwise the vocabulary would be validated, written and parsed for each page.
 */
export function createInProcessTransport(app: Pick<FastifyInstance, 'inject'>): ApiTransport {
  const cache = new LRUCache<string, ApiAnswer>({ max: maxCached });

  async function call(url: string, { method = 'GET', headers: sent, body }: RequestInit): Promise<ApiAnswer> {
    if (body !== undefined) throw new TypeError(`${method} ${url}: a page that is rendered only reads`);
    const requestHeaders = Object.fromEntries(new Headers(sent));
    const response = await app.inject({ method: method as 'GET', url, headers: requestHeaders });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const item of [value].flat()) headers.append(name, String(item));
    }
    const { statusCode: status, body: text } = response;
    return { ok: status >= 200 && status < 300, status, headers, body: null, text: async () => text };
  }

  return async (path, init) => {
    noteCall(path);
    const isRead = (init.method ?? 'GET') === 'GET';
    const cached = isRead ? cache.get(path) : undefined;
    if (cached) return cached;
    const answer = await call(path, init);
    const ttl = isRead ? freshForMs(answer) : 0;
    if (ttl === 0) return answer;
    const read = await readOnce(answer);
    cache.set(path, read, { ttl });
    return read;
  };
}
