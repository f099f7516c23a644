import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendApiError } from '../errors/error-handler.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Remembers every registered path, to answer 405 with `Allow` where only the method is wrong. */
export function rememberPaths(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) entry.methods.add(name);
    known.set(url, entry);
  });
  return (path) => {
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    return [...new Set(methods)].sort();
  };
}

function patternOf(url: string): RegExp {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  // linear: a route's parameters end at the next slash
  return new RegExp(`^${source}$`);
}

/** The response for an API address that does not exist, or not with that method. */
export function sendApiNotFound(
  methodsOf: (path: string) => string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const methods = methodsOf(path);
  if (methods.length === 0) return sendApiError(reply, new ApiError(commonErrors.not_found));
  reply.header('allow', methods.join(', '));
  return sendApiError(reply, new ApiError(commonErrors.method_not_allowed));
}
