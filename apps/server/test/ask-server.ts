import { type Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Asks a listening server with exactly these headers, which `fetch` would add to; a list is names and values in turn. */
export const askServer = (
  url: string,
  headers: OutgoingHttpHeaders | readonly string[] = {},
  method = 'GET',
  agent?: Agent,
) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const request = get(url, { headers, method, agent }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    request.once('error', reject);
  });
