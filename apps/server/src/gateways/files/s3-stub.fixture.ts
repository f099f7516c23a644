import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const xml = (response: ServerResponse, status: number, body: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

export interface S3StubOptions {
  /** How many objects a list names at once. */
  readonly pageSize?: number;
  /** An object that is not deleted. */
  readonly keeps?: string;
}

/** The few calls of S3's REST API (path style) that the store makes, answered from memory. Signatures are not checked. */
export async function startS3Stub({
  pageSize = 1000,
  keeps,
}: S3StubOptions = {}): Promise<{ url: string; close(): Promise<void> }> {
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
      // S3 takes a list of deletions only with a checksum
      if (!request.headers['content-md5'] && !request.headers['x-amz-checksum-crc32'])
        return xml(response, 400, '<Error><Code>InvalidRequest</Code></Error>');
      const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
      for (const key of keys) if (key !== keeps) objects.delete(key);
      const kept = keys.filter((key) => key === keeps);
      const errors = kept.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`);
      return xml(response, 200, `<DeleteResult>${errors.join('')}</DeleteResult>`);
    }
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const after = url.searchParams.get('continuation-token') ?? '';
      const left = [...objects.keys()].sort().filter((name) => name.startsWith(prefix) && name > after);
      const keys = left.slice(0, pageSize);
      const next =
        left.length > pageSize ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : '';
      const contents = keys.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join('');
      return xml(
        response,
        200,
        `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`,
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
