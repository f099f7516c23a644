import { afterAll, afterEach, beforeAll } from 'vitest';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body read as JSON. */
  json<Body>(): Body;
}

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** A server for one test file, forgetting everything between tests (`DELETE /`), and the way to call it. */
export function useServer<Started extends Server>(start: () => Promise<Started>) {
  let server: Started;
  beforeAll(async () => {
    server = await start();
  });
  afterEach(async () => {
    await fetch(server.url, { method: 'DELETE' });
  });
  afterAll(() => server.close());

  async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
  }

  return {
    get started() {
      return server;
    },
    get url() {
      return server.url;
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
