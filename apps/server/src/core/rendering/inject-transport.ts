import type { ApiTransport } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { noteCall } from './page-tags.ts';

/** Calls the application in process, as a signed-out visitor: no socket, no cookie, no token. */
export function createInjectTransport(app: FastifyInstance): ApiTransport {
  return async (path, init) => {
    noteCall(path);
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
    const hasNoBody = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(hasNoBody ? null : answer.payload, { status: answer.statusCode, headers });
  };
}
