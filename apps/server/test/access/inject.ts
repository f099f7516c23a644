import type { TestApp } from '../create-test-app.ts';
import type { WireAnswer } from './declared-answers.ts';
import type { WireRequest } from './send-request.ts';

/** Sends a request without a connection. */
export async function inject(
  { server }: Pick<TestApp, 'server'>,
  { method, url, headers, body }: WireRequest,
): Promise<WireAnswer> {
  const answer = await server.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}
