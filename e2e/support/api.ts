import type { APIRequestContext } from '@playwright/test';
import {
  buildUrl,
  type RouteCall,
  type RouteDefinition,
  type RouteResponse,
} from '../../packages/contract/src/core/define-route.ts';

const signed = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** For so long a busy machine is asked again what it had no time for. */
const patienceMs = 60_000;
const pauseMs = 500;

/**
 * Calls a route of the contract as a user's program would, and returns its answer. Retries while the server
 * says that it is too busy, after the pause that it asks for. @throws when the call is refused.
 */
export async function callRoute<R extends RouteDefinition>(
  request: APIRequestContext,
  route: R,
  call: RouteCall<R>,
  token?: string,
): Promise<RouteResponse<R>> {
  const send = () =>
    request.fetch(buildUrl(route, call), {
      method: route.method,
      headers: signed(token),
      ...(call.body !== undefined && { data: call.body }),
    });
  const until = Date.now() + patienceMs;
  let answer = await send();
  while (answer.status() === 503 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await send();
  }
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${route.method} ${route.path}: ${answer.status()} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as RouteResponse<R>;
}

interface FileToSend {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Uploads a file that must be accepted; gives its address. */
export async function uploadFile(
  request: APIRequestContext,
  route: RouteDefinition,
  file: FileToSend,
): Promise<string> {
  const multipart = { [route.multipartField ?? 'file']: file };
  const answer = await request.post(buildUrl(route), { multipart });
  if (!answer.ok()) throw new Error(`${route.path}: ${await answer.text()}`);
  return (await answer.json()).url;
}
