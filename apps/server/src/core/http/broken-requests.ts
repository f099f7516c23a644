import type { Socket } from 'node:net';
import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What browsers obey, also of a response that no handler makes. Strict transport counts by https alone (RFC 6797, 8.1). */
const securityHeaders = [
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security: max-age=31536000; includeSubDomains',
];

/** The bytes of a refusal for a connection on which no request could be read, in the one shape of errors. */
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

/** Refuses what Node could not read as a request at all. */
export function refuseBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = code === requestTimeout ? commonErrors.request_timeout : commonErrors.invalid_request;
  socket.end(rawRefusal(statuses[code] ?? '400 Bad Request', refusal));
}

/** Of several hosts, Node takes the first, and a proxy may have taken another (RFC 9112, 3.2). Before 1.1 none is needed. */
function hasValidHost({ rawHeaders, httpVersion }: FastifyRequest['raw']): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1');
}

/**
 * Answers what Node, with `requireHostHeader: false`, leaves to the server: a request without exactly one host is refused,
 * an unknown `Expect` ignored (RFC 9110, 10.1.1), and a connection on which another protocol was proposed ends with the
 * response, since Node would not tell what cannot be read after it.
 */
export function answerInsteadOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.upgrade !== undefined) reply.header('connection', 'close');
    done(hasValidHost(raw) ? undefined : new ApiError(commonErrors.invalid_request));
  });
}

const replacementCharacter = '%EF%BF%BD';
/** No address of ours holds one, and patterns of routes pass over some of them. */
const controlOrLineEnd = /[\p{Cc}\u2028\u2029]/u;

function repairPart(part: string): string {
  if (part === '%') return '%25';
  try {
    return controlOrLineEnd.test(decodeURIComponent(part)) ? replacementCharacter : part;
  } catch {
    return replacementCharacter;
  }
}

/** An address whose path can be decoded, for a link that was cut or garbled: it is answered like any other unknown one. */
export function repairUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, repairPart) + url.slice(path.length);
}
