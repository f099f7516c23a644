import { ApiError, type ApiErrorBody } from '@mitoyen/contract/core/api-error.ts';
import {
  buildUrl,
  type RouteCall,
  type RouteDefinition,
  type RouteResponse,
} from '@mitoyen/contract/core/define-route.ts';
import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import type { ApiAnswer, ApiTransport } from '@mitoyen/contract/core/page-rendering.ts';
import { endSession, getSession } from '../session/session-store.ts';
import { noteAnswer, sendWrite } from '../writes/send-write.ts';
import { clientErrors } from './client.errors.ts';
import { inTime } from './in-time.ts';
import { noteKeptAnswer } from './kept-answers.ts';
import { tryWhileBusy } from './try-while-busy.ts';

/** Milliseconds after which a read is given up. */
const readLimitMs = 20_000;
const isBrowser = typeof document !== 'undefined';

let apiBaseUrl = '';
let transport: ApiTransport = (path, init) => fetch(path, init);

/**
 * The smallest request, to see whether the server answers: any status will do, and another origin's need not
 * be readable.
 */
const askForLife = (signal: AbortSignal): Promise<unknown> =>
  fetch(`${apiBaseUrl}/health/live`, { signal, cache: 'no-store', mode: 'no-cors', credentials: 'omit' });
const trustBrowser = async () => {
  if (!navigator.onLine) throw new TypeError('offline');
};
let reach = askForLife;

/**
 * Sets, once at start, how calls are made. `transport`: the application in process on the server, a stand-in
 * in tests. `reach` tells whether it can be reached; without it, the browser's online state does.
 */
export function configureApi(options: {
  baseUrl?: string;
  transport?: ApiTransport;
  reach?: (signal: AbortSignal) => Promise<unknown>;
}): void {
  if (options.baseUrl !== undefined) apiBaseUrl = options.baseUrl;
  if (options.transport) {
    transport = options.transport;
    reach = options.reach ?? trustBrowser;
  }
}

/** The absolute or same-origin address of a call. */
export function apiUrl(
  route: Pick<RouteDefinition, 'path'>,
  call?: { params?: unknown; query?: unknown },
): string {
  return apiBaseUrl + buildUrl(route, call);
}

/** The bearer token of a call, if any: never on the server, which renders for visitors only. */
export function tokenFor(route: Pick<RouteDefinition, 'auth'>): string | undefined {
  return isBrowser && route.auth !== 'none' ? getSession()?.token : undefined;
}

/** Turns a refusal into an ApiError with the server's sentence; an invalid token ends the local session. */
export function toApiError(
  status: number,
  text: string,
  retryAfter: string | null,
  token?: string,
): ApiError {
  if (status === 401 && token !== undefined && getSession()?.token === token) endSession();
  const retryAfterSeconds = Number(retryAfter) || undefined;
  const body = errorBodyOf(parseJson(text));
  const fallback =
    status === 503 || status === 502 || status === 504 ? failureErrors.unavailable : failureErrors.internal;
  if (!body) return new ApiError({ ...fallback, status }, { retryAfterSeconds });
  const { code, error, issues } = body;
  return new ApiError({ code, status, message: error }, { issues, retryAfterSeconds });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The body of a refusal by the API itself; null for a proxy's. Forms show `issues` by their paths. */
function errorBodyOf(value: unknown): ApiErrorBody | null {
  const { error, code, issues } = Object(value) as Record<string, unknown>;
  if (!isText(error) || !isText(code)) return null;
  if (issues === undefined) return { error, code };
  const areWhole = Array.isArray(issues) && issues.every((one) => isText(one?.path) && isText(one?.message));
  return areWhole ? { error, code, issues: issues as NonNullable<ApiErrorBody['issues']> } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** More request headers, `Idempotency-Key` for instance. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One try to change something, which its caller can abort. From `useWrite`, `useSubmit` or `unattended`. */
export interface Write extends CallOptions {
  readonly signal: AbortSignal;
}

/**
 * For writes that the user neither waits for nor aborts, and gets no message about: the caller handles a
 * failure.
 */
export const unattended = (): Write => ({ signal: new AbortController().signal });

/** Params, query and body are optional when the route requires none; a write also needs its `Write`. */
export type CallArguments<R extends RouteDefinition> = R['method'] extends 'GET'
  ? Record<string, never> extends RouteCall<R>
    ? [call?: RouteCall<R>, options?: CallOptions]
    : [call: RouteCall<R>, options?: CallOptions]
  : [call: RouteCall<R>, write: Write];

async function send(url: string, init: RequestInit): Promise<ApiAnswer> {
  try {
    // the browser sends its cookies to another origin's API only when asked to
    return await transport(url, apiBaseUrl === '' ? init : { ...init, credentials: 'include' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(clientErrors.network, { cause });
  }
}

/** Calls a route and returns its typed response with its headers. Errors as `callApi`. */
export async function callApiWithHeaders<R extends RouteDefinition>(
  route: R,
  ...[call, options]: CallArguments<R>
): Promise<{ data: RouteResponse<R>; headers: Headers }> {
  const token = tokenFor(route);
  const headers = new Headers(options?.headers);
  headers.set('accept', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: route.method, headers };
  if (call?.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  const url = apiUrl(route, call);
  const answer = async (signal: AbortSignal | undefined) => {
    const received = await send(url, signal ? { ...init, signal } : init);
    noteAnswer();
    if (isBrowser) noteKeptAnswer(url, received.headers);
    return [received, await received.text()] as const;
  };
  const answerInTime = () => {
    if (!isBrowser) return answer(options?.signal);
    const { method } = route;
    if (method === 'GET') return inTime(readLimitMs, options?.signal, answer);
    const idempotencyKey = headers.get('idempotency-key');
    const request = { method, path: route.path, ...call, ...(idempotencyKey && { idempotencyKey }) };
    return sendWrite({ signal: options?.signal ?? unattended().signal, request, reach, send: answer });
  };
  const accepted = async () => {
    const [response, text] = await answerInTime();
    if (response.ok) return [response, text] as const;
    throw toApiError(response.status, text, response.headers.get('retry-after'), token);
  };
  const [response, text] = isBrowser
    ? await tryWhileBusy({
        ...{ method: route.method, signal: options?.signal, call: accepted },
        isWanted: () => tokenFor(route) === token,
      })
    : await accepted();
  const data = (response.data ?? (text === '' ? undefined : parseJson(text))) as RouteResponse<R>;
  return { data, headers: response.headers };
}

/**
 * Opens a route that streams, and yields its bytes as they come. Errors as `callApi`; aborting the signal
 * ends the stream, whose reading then fails.
 */
export async function openApiStream(
  route: RouteDefinition & { readonly contentType: string },
  { signal, headers: more }: CallOptions,
): Promise<ReadableStream<Uint8Array>> {
  const token = tokenFor(route);
  const headers = new Headers(more);
  headers.set('accept', route.contentType);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: route.method, headers, cache: 'no-store' };
  if (signal) init.signal = signal;
  const response = await send(apiUrl(route), init);
  if (response.ok && response.body) return response.body;
  throw toApiError(response.status, await response.text(), response.headers.get('retry-after'), token);
}

/**
 * Calls a route of the contract and returns its typed response; retries while the server is too busy
 * (`tryWhileBusy`). Throws an ApiError: the server's own, or code `network` when it could not be reached (for
 * a write, a LostCall). An aborted call rejects with the signal's reason, unless it is a write that may have
 * arrived.
 */
export async function callApi<R extends RouteDefinition>(
  route: R,
  ...args: CallArguments<R>
): Promise<RouteResponse<R>> {
  return (await callApiWithHeaders(route, ...args)).data;
}
