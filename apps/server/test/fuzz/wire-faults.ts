import type { WireRequest } from '../access/send-request.ts';

/** A request whose bytes no HTTP client would write. */
export interface WireFault {
  readonly label: string;
  /** Whether the sender disconnects in the middle: then nobody gets a response. */
  readonly endsEarly?: boolean;
  /** Whether the connection may be closed without an answer. */
  readonly mayClose?: boolean;
  bytes(request: WireRequest): Buffer;
}

interface Head {
  readonly line?: string;
  readonly headers?: readonly string[];
  readonly body?: Buffer;
}

const ascii = (url: string) =>
  url.replace(/[^\x21-\x7e]/gu, (part) => encodeURIComponent(part.replace(/\p{Cs}/u, '\ufffd')));

/** A request by hand, which asks for the connection to be closed. */
export function requestBytes({ method, url, headers, body }: WireRequest, changed: Head = {}): Buffer {
  const content = changed.body ?? body ?? Buffer.alloc(0);
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const lines = [
    changed.line ?? `${method} ${ascii(url)} HTTP/1.1`,
    ...(changed.headers ?? ['host: localhost', `content-length: ${content.length}`]),
    ...own,
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

const host = 'host: localhost';
const length = (text: string | number) => `content-length: ${text}`;
const chunked = 'transfer-encoding: chunked';
const bodyOf = ({ body }: WireRequest) => body ?? Buffer.from('{}');
const withHeaders = (label: string, ...headers: string[]): WireFault => ({
  label,
  bytes: (request) => requestBytes(request, { headers, body: bodyOf(request) }),
});
const withLine = (label: string, line: (request: WireRequest) => string): WireFault => ({
  label,
  bytes: (request) => requestBytes(request, { line: line(request) }),
});
const withChunks = (label: string, chunks: string, endsEarly = false): WireFault => ({
  label,
  endsEarly,
  bytes: (request) => requestBytes(request, { headers: [host, chunked], body: Buffer.from(chunks) }),
});

export const wireFaults: readonly WireFault[] = [
  {
    label: 'a content length too short',
    bytes: (request) =>
      requestBytes(request, { headers: [host, length(bodyOf(request).length >> 1)], body: bodyOf(request) }),
  },
  {
    label: 'a content length too long',
    endsEarly: true,
    bytes: (request) =>
      requestBytes(request, { headers: [host, length(bodyOf(request).length + 9)], body: bodyOf(request) }),
  },
  withHeaders('a content length of words', host, length('many')),
  withHeaders('a content length below zero', host, length(-1)),
  withHeaders('a content length with an exponent', host, length('1e3')),
  withHeaders('a content length past 2^64', host, length('99999999999999999999999')),
  withHeaders('a content length with a sign', host, length('+2')),
  withHeaders('two content lengths', host, length(1), length(2)),
  withHeaders('a content length and chunks', host, length(2), chunked),
  withHeaders('an unknown transfer encoding', host, 'transfer-encoding: gzip, nope'),
  withChunks('chunks', '2\r\n{}\r\n0\r\n\r\n'),
  withChunks('a chunk of no size', 'zz\r\n{}\r\n0\r\n\r\n'),
  withChunks('a chunk below zero', '-1\r\n{}\r\n0\r\n\r\n'),
  withChunks('chunks without end', '2\r\n{}\r\n', true),
  withChunks('a chunk larger than said', '1\r\n{}\r\n0\r\n\r\n'),
  withHeaders('no host', length(2)),
  withHeaders('two hosts', host, 'host: exemple.fr', length(2)),
  withHeaders('a header with NUL', host, length(2), 'x-odd: a\0b'),
  withHeaders('a header without name', host, length(2), ': b'),
  withHeaders('a header on two lines', host, length(2), 'x-odd: a\r\n b'),
  withHeaders('a header of 20,000 characters', host, length(2), `x-odd: ${'a'.repeat(20_000)}`),
  withHeaders('3,000 headers', host, length(2), ...Array.from({ length: 3000 }, (_, n) => `a${n}: b`)),
  withHeaders('a header beyond ASCII', host, length(2), 'x-odd: \xe9\xff'),
  withLine('HTTP/1.0', ({ method, url }) => `${method} ${ascii(url)} HTTP/1.0`),
  withLine('HTTP/9.9', ({ method, url }) => `${method} ${ascii(url)} HTTP/9.9`),
  withLine('no version', ({ method, url }) => `${method} ${ascii(url)}`),
  withLine('a method in lower case', ({ method, url }) => `${method.toLowerCase()} ${ascii(url)} HTTP/1.1`),
  withLine('an unknown method', ({ url }) => `BREW ${ascii(url)} HTTP/1.1`),
  {
    ...withLine('CONNECT', ({ url }) => `CONNECT ${ascii(url)} HTTP/1.1`),
    // Node closes the connection where nobody listens for it
    mayClose: true,
  },
  withLine('a whole address', ({ method, url }) => `${method} http://exemple.fr${ascii(url)} HTTP/1.1`),
  withLine('an address of nothing', ({ method }) => `${method}  HTTP/1.1`),
  withLine('an address of a star', ({ method }) => `${method} * HTTP/1.1`),
  withLine('an address of two slashes', ({ method, url }) => `${method} /${ascii(url)} HTTP/1.1`),
  withLine('an address beyond ASCII', ({ method }) => `${method} /api/\xe9\xff?\xfe HTTP/1.1`),
  withLine('an address with a fragment', ({ method, url }) => `${method} ${ascii(url)}#a HTTP/1.1`),
];
