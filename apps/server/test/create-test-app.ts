import { ApiError, type ApiErrorBody } from '@mitoyen/contract/core/api-error.ts';
import {
  buildUrl,
  type RouteBodyInput,
  type RouteDefinition,
  type RouteParamsInput,
  type RouteQueryInput,
  type RouteResponse,
} from '@mitoyen/contract/core/define-route.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import type { AppContext } from '../src/core/context/app-context.ts';
import { createTestContext, type TestContext } from './create-test-context.ts';

/** The arguments of a call in a test: typed as the declaration has them, or anything to send nonsense. */
interface TestCall<R extends RouteDefinition> {
  params?: RouteParamsInput<R>;
  query?: RouteQueryInput<R> | Record<string, unknown>;
  body?: RouteBodyInput<R> | unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's address; 127.0.0.1 by default. */
  from?: string;
}

export interface TestAnswer<R extends RouteDefinition> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The body of a success. @throws when the call failed. */
  readonly body: RouteResponse<R>;
  /** The body of a failure. @throws when the call succeeded. */
  readonly error: ApiErrorBody;
}

export interface TestApp extends TestContext {
  readonly server: FastifyInstance;
  readonly context: AppContext;
  call<R extends RouteDefinition>(route: R, call?: TestCall<R>): Promise<TestAnswer<R>>;
  close(): Promise<void>;
}

/**
 * The whole product on a database of its own, the outside world answered by a sandbox of its own. `change` answers
 * what takes the place of parts that calls would use.
 */
export async function createTestApp(
  change: (context: AppContext) => Partial<AppContext> = () => ({}),
): Promise<TestApp> {
  return appOn(await createTestContext(), change);
}

/** The same in a world that is there already. */
export async function appOn(
  made: TestContext,
  change: (context: AppContext) => Partial<AppContext> = () => ({}),
): Promise<TestApp> {
  const world = { ...made, context: { ...made.context, ...change(made.context) } };
  const { server } = await createApp(world.context);
  await server.ready();

  const call = async <R extends RouteDefinition>(
    route: R,
    given: TestCall<R> = {},
  ): Promise<TestAnswer<R>> => {
    const response = await server.inject({
      method: route.method,
      url: buildUrl(route, given),
      remoteAddress: given.from ?? '127.0.0.1',
      headers: {
        ...(given.token && { authorization: `Bearer ${given.token}` }),
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body !== undefined && { payload: JSON.stringify(given.body) }),
    });
    const failed = response.statusCode >= 400;
    const json = () => (response.body === '' ? undefined : JSON.parse(response.body));
    return {
      status: response.statusCode,
      headers: response.headers,
      get body() {
        if (failed)
          throw new Error(`${route.method} ${route.path} answered ${response.statusCode}: ${response.body}`);
        return json() as RouteResponse<R>;
      },
      get error() {
        if (!failed)
          throw new ApiError({ code: 'not_an_error', status: response.statusCode, message: response.body });
        return json() as ApiErrorBody;
      },
    };
  };

  return {
    ...world,
    server,
    call,
    async close() {
      await server.close();
      await world.close();
    },
  };
}
