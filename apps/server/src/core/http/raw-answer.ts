import type { ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';

/** What browsers obey, also of an answer that no handler makes. Strict transport counts by https alone (RFC 6797, 8.1). */
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
