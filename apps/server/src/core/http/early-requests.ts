import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

export type AnswerHeaders = Readonly<Record<string, string | number | string[] | undefined>>;
/** Names and values in turn, as `writeHead` takes them without looking at each. */
export type FlatHeaders = readonly string[];

/** Set for each answer anew, or by Node. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'content-length', 'content-encoding']);

/** Of an answer that the framework gave, what every answer like it has. */
export function flattenHeaders(headers: AnswerHeaders): string[] {
  return Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !ownHeaders.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

/** Whether anybody may be answered the same. What the framework has to look at has a token, or is not bare. */
export function isPlain(request: IncomingMessage): boolean {
  return request.headers.authorization === undefined && isBare(request);
}

/** Whether a request names its host exactly once. `headers` has the first of several alone: `rawHeaders` has them all. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}

/** A GET without a body, another origin, another protocol, or none or several hosts: the framework has to look at those. */
export function isBare(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' &&
    hasOneHost(request) &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.upgrade === undefined &&
    headers.origin === undefined
  );
}

/** The last of several values that proxies added to one header. */
export const lastOf = (value: string) => value.slice(value.lastIndexOf(',') + 1).trim();

/** The same as the framework's: the nearest proxies are trusted, so many of them. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return request.socket.remoteAddress ?? '';
  return proxyAddress(request, (_address, hop) => hop < trustedProxies);
}
