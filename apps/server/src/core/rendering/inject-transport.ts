import type { ApiTransport } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { noteCall } from './page-tags.ts';

interface CalledAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | null;
}

/** What the vocabulary and the like are: few, and the same for every page. */
const mostKept = 100;
// linear: one quantifier
const keptByAnybody = /^public, max-age=(\d+)$/;

/** How long an answer may be given again, in milliseconds; 0 for not at all. */
function freshForMs({ status, headers }: CalledAnswer): number {
  const told = status === 200 ? keptByAnybody.exec(headers.get('cache-control') ?? '')?.[1] : undefined;
  return Number(told ?? 0) * 1000;
}

/**
 * Calls the application in process, as a signed-out visitor: no socket, no cookie, no token. As a browser would, it keeps
 * what an answer lets anybody keep: without that, each page would have the whole vocabulary checked, written and read.
 */
export function createInjectTransport(app: FastifyInstance): ApiTransport {
  const kept = new LRUCache<string, CalledAnswer>({ max: mostKept });

  async function call(path: string, init: RequestInit): Promise<CalledAnswer> {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const headers = new Headers();
    for (const [key, value] of Object.entries(answer.headers)) {
      for (const item of [value].flat()) if (item !== undefined) headers.append(key, String(item));
    }
    const { statusCode: status, payload } = answer;
    return { status, headers, body: status === 204 || status === 304 ? null : payload };
  }

  return async (path, init) => {
    noteCall(path);
    const isRead = (init.method ?? 'GET') === 'GET';
    let answer = isRead ? kept.get(path) : undefined;
    if (!answer) {
      answer = await call(path, init);
      const ttl = isRead ? freshForMs(answer) : 0;
      if (ttl > 0) kept.set(path, answer, { ttl });
    }
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}
