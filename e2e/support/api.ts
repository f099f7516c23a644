import type { APIRequestContext } from '@playwright/test';
import {
  buildUrl,
  type RouteCall,
  type RouteDefinition,
  type RouteResponse,
} from '../../packages/contract/src/core/define-route.ts';

const signed = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Calls a route of the contract as a program of somebody's would, and gives its answer. @throws when it is refused. */
export async function callRoute<R extends RouteDefinition>(
  request: APIRequestContext,
  route: R,
  call: RouteCall<R>,
  token?: string,
): Promise<RouteResponse<R>> {
  const answer = await request.fetch(buildUrl(route, call), {
    method: route.method,
    headers: signed(token),
    ...(call.body !== undefined && { data: call.body }),
  });
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
