import type { Socket } from 'node:net';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The headers that browsers need on every response, for those that no handler makes. HSTS over https alone
 * (RFC 6797, 8.1).
 */
const securityHeaders = [
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security: max-age=31536000; includeSubDomains',
];

/** The bytes of a refusal for a connection whose request could not be parsed, in the one shape of errors. */
export function rawRefusal(
  statusLine: string,
  { message, code }: ErrorDefinition,
  headers: readonly string[] = [],
): string {
  const body = JSON.stringify({ error: message, code });
  return [
    `HTTP/1.1 ${statusLine}`,
    'connection: close',
    'cache-control: no-store',
    ...headers,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...securityHeaders,
    '',
    body,
  ].join('\r\n');
}

const requestTimeout = 'ERR_HTTP_REQUEST_TIMEOUT';
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [requestTimeout]: '408 Request Timeout',
};

/** Refuses what Node could not parse as a request. */
export function refuseBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = code === requestTimeout ? commonErrors.request_timeout : commonErrors.invalid_request;
  socket.end(rawRefusal(statuses[code] ?? '400 Bad Request', refusal));
}

/**
 * Exactly one `Host`: of several, Node takes the first, and a proxy may have taken another (RFC 9112, 3.2).
 * HTTP/1.0 needs none.
 */
function hasValidHost({ rawHeaders, httpVersion }: FastifyRequest['raw']): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1');
}

/**
 * With `requireHostHeader: false`, Node leaves to the server: refusing a request without exactly one host,
 * ignoring an unknown `Expect` (RFC 9110, 10.1.1), and closing a connection with an `Upgrade` header after
 * the response, since Node would not report unreadable bytes after it.
 */
export function answerInsteadOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.upgrade !== undefined) reply.header('connection', 'close');
    done(hasValidHost(raw) ? undefined : new ApiError(commonErrors.invalid_request));
  });
}

const replacementCharacter = '%EF%BF%BD';
/** None of our addresses holds one, and route patterns do not match some of them. */
const controlOrLineEnd = /[\p{Cc}\u2028\u2029]/u;

function repairPart(part: string): string {
  if (part === '%') return '%25';
  try {
    return controlOrLineEnd.test(decodeURIComponent(part)) ? replacementCharacter : part;
  } catch {
    return replacementCharacter;
  }
}

/**
 * The address with its undecodable parts replaced, so that a cut or garbled link is answered like any other
 * unknown one.
 */
export function repairUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, repairPart) + url.slice(path.length);
}
