import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const xml = (response: ServerResponse, status: number, body: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

/** The few calls of S3's REST API (path style) that the store makes, answered from memory. Signatures are not checked. */
export async function startS3Stub(): Promise<{ url: string; close(): Promise<void> }> {
  const objects = new Map<string, { body: Buffer; type: string }>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    const [, , ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const body = await buffer(request);
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '' });
      return response.writeHead(200, { etag: '"stub"' }).end();
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const match of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(match[1] ?? '');
      return xml(response, 200, '<DeleteResult/>');
    }
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix));
      const contents = keys.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join('');
      return xml(
        response,
        200,
        `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
      );
    }
    const found = objects.get(key);
    if (!found) return xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return response
      .writeHead(200, { 'content-type': found.type, 'content-length': found.body.length })
      .end(found.body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
