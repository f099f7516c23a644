import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';

const durationS = 4;
const connections = 32;

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: durationS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

/** A bare `node:http` server that answers everything with the given bytes, for as long as `use` runs. */
async function withBareServer<T>(
  headers: OutgoingHttpHeaders,
  body: Buffer,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The bytes as they travel, still compressed; fetch would unpack them. */
async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    }).once('error', reject);
  });
}

/** Prints how many times a second an address answers, beside a bare server sending the same bytes. */
export async function compareWithBareServer(name: string, url: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const body = await rawBody(url, headers);
  const bare = await withBareServer({ 'content-length': body.length }, body, (bareUrl) =>
    requestsPerSecond(bareUrl, headers),
  );
  const ours = await requestsPerSecond(url, headers);
  const share = ((ours / bare) * 100).toFixed(0);
  console.log(
    `${name.padEnd(28)} ${ours.toFixed(0).padStart(7)}/s   bare ${bare.toFixed(0).padStart(7)}/s   ${share} %   ${body.length} bytes`,
  );
}
