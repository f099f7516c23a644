import type { WireRequest } from '../access/send-request.ts';

/** Parts of a path as nobody should write them; some, no HTTP client does. */
export const oddPaths = [
  '%',
  '%%',
  '%zz',
  '%00',
  '%0',
  '%u0041',
  '%E0%A4%A',
  '%ff',
  '%C0%AF',
  '%ED%A0%80',
  '%2F',
  '%2e%2e%2f',
  '..',
  '.',
  '..;',
  '%2e%2e',
  '%5c..%5c',
  '%20',
  '%09',
  '%0d%0ax:y',
  '%E2%80%A8',
  '%F0%9F%98%80',
  '+',
  '*',
  ';a=b',
  ':id',
  '%3Fa=b',
  '%23',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '',
  'é',
  '\ud83d\ude00',
  'a b',
  'a\tb',
  '"',
  '<a>',
  '|',
  '\\',
  '^',
  '`',
  '{}',
  '[]',
  '%'.repeat(2000),
  '%41'.repeat(2000),
  'a'.repeat(12_000),
  '/'.repeat(500),
  '../'.repeat(500),
];

export const mediaTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset=nope',
  'application/json; ',
  'application/jsonx',
  'application/problem+json',
  '*/*',
  'json',
  '/',
  ';',
  'application/octet-stream',
  'text/event-stream',
  `application/json;${' '.repeat(3000)}`,
  `a/${'b'.repeat(3000)}`,
  'application/json, text/plain',
];

const visible = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 7000);

/** Headers that a server looks at, with something odd. */
export const headerChanges: readonly ((text: string) => Readonly<Record<string, string>>)[] = [
  (text) => ({ authorization: visible(text) }),
  (text) => ({ authorization: `Bearer ${visible(text)}` }),
  () => ({ authorization: 'Bearer' }),
  () => ({ authorization: 'Basic YTpi' }),
  () => ({ authorization: `Bearer ${'='.repeat(7000)}` }),
  (text) => ({ accept: visible(text) }),
  (text) => ({ 'idempotency-key': visible(text) }),
  () => ({ 'idempotency-key': 'k'.repeat(5000) }),
  (text) => ({ 'last-event-id': visible(text) }),
  (text) => ({ 'if-none-match': visible(text) }),
  (text) => ({ cookie: visible(text) }),
  () => ({ cookie: 'browser=%zz; known_browser=%00; a=b=c; ;;=' }),
  () => ({ cookie: '__proto__=1; constructor=2; phone_browser=x' }),
  () => ({ range: 'bytes=5-1,-0,9999999999999999999-' }),
  () => ({ 'accept-encoding': 'br;q=9, identity;q=0, *;q=0' }),
  (text) => ({ origin: visible(text) }),
  () => ({ 'x-forwarded-for': '1.2.3.4, ::1, nonsense,,' }),
  () => ({ 'x-forwarded-host': 'exemple.fr', 'x-forwarded-proto': 'gopher' }),
  () => ({ host: 'exemple.fr:99999' }),
  (text) => ({ 'user-agent': visible(text) }),
  () => ({ expect: '100-continue' }),
  () => ({ expect: 'a miracle' }),
  () => ({ upgrade: 'websocket', connection: 'Upgrade' }),
  (text) => ({ 'stripe-signature': visible(text) }),
  () => ({ 'stripe-signature': 't=1,v1=00,v1=zz,t=9e99' }),
  () => ({ 'content-encoding': 'gzip' }),
  () => ({ 'transfer-encoding': 'chunked' }),
  () => ({ 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x' }),
  () => ({ 'sec-fetch-site': 'cross-site' }),
];

interface BadBody {
  readonly label: string;
  make(body: Buffer, detail: number): Buffer;
}
const whole = (label: string, text: string | Buffer): BadBody => ({ label, make: () => Buffer.from(text) });

export const badBodies: readonly BadBody[] = [
  { label: 'a body cut short', make: (body, detail) => body.subarray(0, detail % (body.length + 1)) },
  { label: 'a body with a byte changed', make: changeByte },
  { label: 'a body twice', make: (body) => Buffer.concat([body, body]) },
  { label: 'a body after a byte order mark', make: (body) => Buffer.concat([Buffer.from('\ufeff'), body]) },
  { label: 'a body in UTF-16', make: (body) => Buffer.from(body.toString(), 'utf16le') },
  { label: 'a body with spaces', make: (body) => Buffer.concat([Buffer.from(' '.repeat(900_000)), body]) },
  { label: 'a body too long', make: (body) => Buffer.concat([body, Buffer.alloc(1_100_000, ' ')]) },
  whole('a body of nothing', ''),
  whole('a body of null', 'null'),
  whole('a body of a list', '[]'),
  whole('a body of a text', '"x"'),
  whole('a body of a number', '1e999'),
  whole('a body of no number', 'NaN'),
  whole('a body of one brace', '{'),
  whole('a body with a comma too many', '{"a":1,}'),
  whole('a body in quotes of another kind', "{'a':1}"),
  whole('a body with a key twice', '{"email":"a@exemple.fr","email":["b"]}'),
  whole('a body of bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  whole('a body with its prototype', '{"__proto__":{"role":"entreprise"},"constructor":null}'),
  whole('a deep body', '['.repeat(10_000) + ']'.repeat(10_000)),
  whole('a deep body without end', '{"a":'.repeat(100_000)),
];

function changeByte(body: Buffer, detail: number): Buffer {
  const changed = Buffer.from(body);
  if (changed.length > 0) changed[detail % changed.length] = (detail >> 8) & 0xff;
  return changed;
}

type FileParts = Pick<WireRequest, 'headers' | 'body'>;
interface FileChange {
  readonly label: string;
  make(request: WireRequest, detail: number, text: string): FileParts;
}
const boundary = 'fuzz';
const quoted = (text: string) => text.replace(/["\r\n]/g, '_');

function form(
  { headers }: WireRequest,
  parts: readonly { name: string; file: string; bytes: Buffer }[],
): FileParts {
  const chunks = parts.flatMap(({ name, file, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
const fieldOf = ({ url }: WireRequest) => url.split('?')[0]?.split('/').at(-1) ?? 'file';
const png = Buffer.from('89504e470d0a1a0a', 'hex');

export const fileChanges: readonly FileChange[] = [
  {
    label: 'a form cut short',
    make: (r, detail) => ({
      headers: r.headers,
      body: r.body?.subarray(0, detail % (r.body.length + 1)) ?? null,
    }),
  },
  {
    label: 'a form with a byte changed',
    make: (r, detail) => ({ headers: r.headers, body: changeByte(r.body ?? Buffer.alloc(1), detail) }),
  },
  {
    label: 'an odd file name',
    make: (r, _, text) =>
      form(r, [{ name: fieldOf(r), file: quoted(text), bytes: Buffer.from('%PDF-1.4\n') }]),
  },
  {
    label: 'an empty file',
    make: (r) => form(r, [{ name: fieldOf(r), file: 'a.pdf', bytes: Buffer.alloc(0) }]),
  },
  {
    label: 'a file that is only its first bytes',
    make: (r) => form(r, [{ name: fieldOf(r), file: 'a.png', bytes: png }]),
  },
  {
    label: 'a file of text',
    make: (r, _, text) => form(r, [{ name: fieldOf(r), file: 'a.png', bytes: Buffer.from(text) }]),
  },
  {
    label: 'a file under another name',
    make: (r, _, text) => form(r, [{ name: quoted(text).slice(0, 200), file: 'a', bytes: png }]),
  },
  {
    label: 'ten files',
    make: (r) =>
      form(
        r,
        Array.from({ length: 10 }, () => ({ name: fieldOf(r), file: 'a', bytes: png })),
      ),
  },
  { label: 'no file', make: (r) => form(r, []) },
  {
    label: 'a file of 11 MB',
    make: (r) => form(r, [{ name: fieldOf(r), file: 'a.pdf', bytes: Buffer.alloc(11 << 20, 0x25) }]),
  },
];
