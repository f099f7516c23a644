import { Readable } from 'node:stream';
// its types add `isMultipart` to a request
import type {} from '@fastify/multipart';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@mitoyen/contract/core/define-route.ts';
import { isStorable } from '@mitoyen/contract/core/storable-text.ts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify';
import * as z from 'zod/mini';
import { callerOf } from '../auth/callers.ts';
import { identify } from '../auth/identify.ts';
import type { SessionUser } from '../auth/sessions.repository.ts';
import type { AppContext } from '../context/app-context.ts';
import type { OutsideService } from './bulkhead.ts';
import type { Guard } from './guards.ts';
import { fileField } from './openapi.ts';

/** A response with another status than the route's first one. */
export class StatusResponse<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

/** The validated request that an operation gets. */
export interface Call<R extends RouteDefinition> {
  readonly user: R['auth'] extends 'required'
    ? SessionUser
    : R['auth'] extends 'none'
      ? null
      : SessionUser | null;
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
  readonly body: RouteBody<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Result<R extends RouteDefinition> =
  | RouteResponse<R>
  | StatusResponse<RouteResponse<R>>
  | (R extends { readonly contentType: string } ? Readable : never);
/** For a response without content, or one that the operation writes itself, not as JSON. */
type Nothing<R extends RouteDefinition> =
  undefined extends RouteResponse<R>
    ? Promise<void>
    : R extends { readonly contentType: string }
      ? Promise<void>
      : never;

export type Handler<R extends RouteDefinition> = (
  call: Call<R>,
) => Promise<Result<R>> | Result<R> | Nothing<R>;

export interface RouteOptions {
  /**
   * Whether the operation enters the bulkhead by itself: it also waits for other things, and must not hold a
   * place meanwhile.
   */
  readonly entersBulkhead?: boolean;
  /** The outside service that the operation waits for, and that may be slow for all calls at once. */
  readonly waitsFor?: OutsideService;
  /** The hooks of the response cache of a public read. */
  readonly cacheHooks?: { readonly onRequest: onRequestHookHandler; readonly onSend: onSendHookHandler };
}

/** In OpenAPI's list of alternatives, an empty one means no token. */
const securityOf = { optional: [{}, { bearer: [] }], required: [{ bearer: [] }] };

function schemaOf(route: RouteDefinition): FastifySchema {
  const response = Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => {
      if (schema === null) return [status, z.undefined()];
      return [status, route.contentType ? { content: { [route.contentType]: { schema } } } : schema];
    }),
  );
  return {
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.auth !== 'none' && { security: securityOf[route.auth] }),
    ...(route.multipartField && { [fileField]: route.multipartField }),
    response,
  } as FastifySchema;
}

/**
 * Refuses a request with a text that the database cannot hold, however deeply nested. @throws ApiError 400
 * `invalid_text`.
 */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  const remaining = [...parts];
  while (remaining.length > 0) {
    const value = remaining.pop();
    if (typeof value === 'string' && !isStorable(value)) throw new ApiError(commonErrors.invalid_text);
    // bytes are no text, and are not stored in a column
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, item] of Object.entries(value)) remaining.push(key, item);
  }
}

/**
 * Registers one declared route: it identifies the caller, runs the guards, validates the request, then runs
 * the operation. The response is checked against its schema, which also drops fields that are not declared.
 */
export function registerRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  context: AppContext,
  route: R,
  guards: readonly Guard[],
  handler: Handler<R>,
  { entersBulkhead = false, waitsFor, cacheHooks }: RouteOptions = {},
): void {
  const successStatus = Number(Object.keys(route.responses)[0]);
  const requireCaller = async (request: FastifyRequest) => {
    const user = await identify(context, request);
    if (!user && route.auth === 'required') throw new ApiError(commonErrors.unauthenticated);
  };
  const refusalOf = (request: FastifyRequest): Error | undefined => {
    try {
      if (route.body && request.isMultipart()) throw new ApiError(commonErrors.unsupported_media_type);
      for (const guard of guards) guard(callerOf(request), request);
      refuseUnstorable(request.query, request.body);
    } catch (error) {
      return error as Error;
    }
    return undefined;
  };
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    onRequest: [
      ...(cacheHooks ? [cacheHooks.onRequest] : []),
      ...(route.auth === 'none' ? [] : [requireCaller]),
    ],
    onSend: cacheHooks ? [cacheHooks.onSend] : [],
    preValidation: (request, _reply, done) => done(refusalOf(request)),
    handler: async (request, reply) => {
      const call = {
        user: callerOf(request),
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as Call<R>;
      const result = entersBulkhead
        ? await handler(call)
        : await context.bulkhead.run(route, { isSignedIn: call.user !== null, waitsFor }, () =>
            handler(call),
          );
      if (reply.sent) return reply;
      const status = result instanceof StatusResponse ? result.status : successStatus;
      const body = result instanceof StatusResponse ? result.body : result;
      reply.code(status);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (body instanceof Readable)
        return reply.type(route.contentType ?? 'application/octet-stream').send(body);
      return route.responses[status] === null ? reply.send() : reply.send(body);
    },
  });
}
