import { get, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { Call } from '../measure/load.ts';
import type { PathCase } from './path-case.ts';

/** An answer as it travels, still compressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Makes one call as the load generator does. */
export function ask(url: string, { path, headers = {}, body }: Call): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = body === undefined ? { headers } : { headers: { ...headers, ...jsonOf(body) } };
    const asked = (body === undefined ? get : request)(
      url + path,
      { ...options, method: body === undefined ? 'GET' : 'POST' },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(sent),
          body: Buffer.concat(chunks),
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

const jsonOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});

const checked = 5;

/** Asks both for some of a path's calls. @throws when they do not answer the same. */
export async function requireSameAnswers(
  { name, calls, bareCalls = calls, same, except = [] }: PathCase,
  productUrl: string,
  bareUrl: string,
): Promise<void> {
  for (const [index, call] of calls.slice(0, checked).entries()) {
    const product = await ask(productUrl, call);
    const bare = await ask(bareUrl, bareCalls[index] ?? call);
    if (product.status >= 300 || bare.status !== product.status) {
      throw new Error(`${name}: ${call.path}: ${product.status} ${product.body}, bare ${bare.status}`);
    }
    const [one, other] = [product, bare].map((answer) => contentOf(answer, same, except));
    if (!isDeepStrictEqual(one, other)) throw new Error(`${name}: ${call.path}: ${difference(one, other)}`);
  }
}

/** When a page's data were loaded, which a page says: it is another one each time that it is made. */
const renderedAt = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

function contentOf({ body, headers }: RawAnswer, same: PathCase['same'], except: readonly string[]): unknown {
  if (same === 'status') return null;
  if (same === 'page') return brotliDecompressSync(body).toString().replace(renderedAt, '');
  const told: unknown = JSON.parse(body.toString());
  if (Array.isArray(told)) return [headers['x-total-count'], headers['x-total-exact'], headers.link, told];
  return Object.fromEntries(Object.entries(told as object).filter(([field]) => !except.includes(field)));
}

function difference(one: unknown, other: unknown): string {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value, null, 1),
  );
  const lines = a?.split('\n') ?? [];
  const others = b?.split('\n') ?? [];
  const at = lines.findIndex((line, index) => line !== others[index]);
  return `\n- ${lines
    .slice(at, at + 3)
    .join(' ')
    .slice(0, 600)}\n+ ${others
    .slice(at, at + 3)
    .join(' ')
    .slice(0, 600)}`;
}
