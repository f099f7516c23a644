import { ApiError, type ApiErrorBody, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import type { RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { isStorable } from '@mitoyen/contract/core/storable-text.ts';
import { configureApi } from './api-client.ts';

export interface ReceivedCall {
  readonly route: RouteDefinition;
  readonly body: unknown;
  /** What stands after the `?`. */
  readonly query: string;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
}

/** Whether the server takes what a call asks for: no page may make a call of its own that is refused. */
export function isAccepted({ route, query }: Pick<ReceivedCall, 'route' | 'query'>): boolean {
  const asked: Record<string, string | string[]> = {};
  const params = new URLSearchParams(query);
  for (const name of params.keys()) {
    const [first = '', ...more] = params.getAll(name);
    asked[name] = more.length === 0 ? first : [first, ...more];
  }
  return isStorable(decodeURIComponent(query)) && (route.query?.safeParse(asked).success ?? true);
}

type Reply = (query: URLSearchParams) => Response | Promise<Response>;

/** An answer in the route's own shape. */
export function answer<R extends RouteDefinition>(route: R, body: RouteResponse<R>): readonly [R, Reply] {
  const status = Number(Object.keys(route.responses)[0]);
  return [route, () => new Response(body === undefined ? null : JSON.stringify(body), { status })];
}

/** The same, with a body that depends on the query. */
export function answerTo<R extends RouteDefinition>(
  route: R,
  bodyFor: (query: URLSearchParams) => RouteResponse<R>,
): readonly [R, Reply] {
  return [route, (query) => new Response(JSON.stringify(bodyFor(query)))];
}

/** The same with headers. */
export function answerWith<R extends RouteDefinition>(
  route: R,
  body: RouteResponse<R>,
  headers: Readonly<Record<string, string>>,
): readonly [R, Reply] {
  return [route, () => new Response(JSON.stringify(body), { headers })];
}

/** A refusal as the server words it. */
export function refuse(
  route: RouteDefinition,
  status: number,
  body: ApiErrorBody,
): readonly [RouteDefinition, Reply] {
  return [route, () => new Response(JSON.stringify(body), { status })];
}

/** A refusal that says after how many seconds to ask again. */
export function refuseFor(
  route: RouteDefinition,
  seconds: number,
  error: ErrorDefinition,
): readonly [RouteDefinition, Reply] {
  const headers = { 'retry-after': String(seconds) };
  const body = JSON.stringify(new ApiError(error).toBody());
  return [route, () => new Response(body, { status: error.status, headers })];
}

/** No answer at all. */
export function lose(route: RouteDefinition): readonly [RouteDefinition, Reply] {
  return [route, () => Promise.reject(new TypeError('Failed to fetch'))];
}

/** A route that answers when the test says so. */
export function hold(route: RouteDefinition): {
  readonly reply: readonly [RouteDefinition, Reply];
  readonly release: (body: unknown, status?: number) => void;
} {
  let release: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return {
    reply: [route, () => promise],
    release: (body, status = 200) => release(new Response(JSON.stringify(body), { status })),
  };
}

function matches(route: RouteDefinition, method: string, path: string): boolean {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  return route.method === method && pattern.test(path);
}

/**
 * Stands in for the server in component tests. Replies to one route are given in turn, the last one again and
 * again. Returns the calls it got, in order.
 */
export function fakeApi(...replies: readonly (readonly [RouteDefinition, Reply])[]): ReceivedCall[] {
  const waiting = [...replies];
  const calls: ReceivedCall[] = [];
  configureApi({
    transport: (path, init) => {
      const [pathname = path, query = ''] = path.split('?');
      const method = init.method ?? 'GET';
      const index = waiting.findIndex(([route]) => matches(route, method, pathname));
      const found = waiting[index];
      if (!found) throw new Error(`No reply prepared for ${method} ${pathname}`);
      const [route, reply] = found;
      const isLast = waiting.filter(([other]) => other === route).length === 1;
      if (!isLast) waiting.splice(index, 1);
      const headers = new Headers(init.headers);
      const token = headers.get('authorization');
      const idempotencyKey = headers.get('idempotency-key');
      calls.push({
        route,
        query,
        token,
        idempotencyKey,
        body: init.body ? JSON.parse(String(init.body)) : undefined,
      });
      return Promise.resolve(reply(new URLSearchParams(query)));
    },
  });
  return calls;
}
