import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/**
 * One HTTP call of the product, declared once: the server registers it, the browser and the tests call it,
 * and the OpenAPI document describes it.
 */
export interface RouteDefinition {
  readonly method: HttpMethod;
  /** Fastify syntax: `/api/users/:id`. */
  readonly path: string;
  /** One French sentence for the OpenAPI document. */
  readonly summary: string;
  /** `optional`: the response depends on whether the caller is signed in. */
  readonly auth: 'none' | 'optional' | 'required';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Name of the file field of a multipart request, when the body is one. */
  readonly multipartField?: string;
  /** Type of the success response, when it is not JSON. */
  readonly contentType?: string;
  /**
   * Schema of the response by status, `null` for no content. Success responses only; errors all have one
   * shape.
   */
  readonly responses: Readonly<Record<number, Schema | null>>;
}

/** Declares a route; it only keeps the literal types. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

export type RouteParams<R extends RouteDefinition> = Output<R['params']>;
export type RouteQuery<R extends RouteDefinition> = Output<R['query']>;
export type RouteBody<R extends RouteDefinition> = Output<R['body']>;
export type RouteParamsInput<R extends RouteDefinition> = Input<R['params']>;
export type RouteQueryInput<R extends RouteDefinition> = Input<R['query']>;
export type RouteBodyInput<R extends RouteDefinition> = Input<R['body']>;

/** The body of a successful response, whatever its status. */
export type RouteResponse<R extends RouteDefinition> = {
  [Status in keyof R['responses']]: R['responses'][Status] extends Schema
    ? z.output<R['responses'][Status]>
    : undefined;
}[keyof R['responses']];

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

/** The arguments of a call: only the parts that the route declares. */
export type RouteCall<R extends RouteDefinition> = Part<'params', RouteParamsInput<R>> &
  Part<'query', RouteQueryInput<R>> &
  Part<'body', RouteBodyInput<R>>;

/**
 * The address of a call: path parameters filled in, the query appended.
 * `undefined` and `null` query values are left out, arrays repeat the key.
 */
export function buildUrl(
  route: Pick<RouteDefinition, 'path'>,
  call: { params?: unknown; query?: unknown } = {},
): string {
  const params = (call.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((call.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
