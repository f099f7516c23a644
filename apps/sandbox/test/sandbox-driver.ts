import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Sandbox, startSandbox } from '../src/start-sandbox.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body read as JSON. */
  json<Body>(): Body;
}

/** A sandbox for one test file, forgetting everything between tests, and the way to call it. */
export function useSandbox() {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterEach(async () => {
    await fetch(sandbox.url, { method: 'DELETE' });
  });
  afterAll(() => sandbox.close());

  async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
  }

  return {
    get url() {
      return sandbox.url;
    },
    get smtpUrl() {
      return sandbox.smtpUrl;
    },
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown, headers = {}) => call('POST', path, body ?? '', headers),
    delete: (path: string) => call('DELETE', path),
    postForm: (path: string, fields: Record<string, string>) =>
      call('POST', path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  };
}
