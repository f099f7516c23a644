import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, gzip, constants as zlib } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { HtmlPart, InlinedTexts, RenderedPage } from '@mitoyen/contract/core/page-rendering.ts';

const compressGzip = promisify(gzip);

export type PageEncoding = 'br' | 'gzip' | 'identity';

export interface ShownPage {
  readonly kind: 'page';
  readonly status: number;
  /** See RenderedPage in the contract. */
  readonly isShared: boolean;
  /** Weak: the same for every encoding, and wherever the same build shows the same data. */
  readonly etag: string;
  /** The tags by which shared caches purge it. */
  readonly tags: readonly string[];
  /** See RenderedPage in the contract. */
  readonly inlined: InlinedTexts | null;
  /** As most browsers read it, and as it is cached: what others read is made from this. */
  readonly br: Buffer;
}

/** A rendered page, ready to be sent again and again. */
export type FinishedPage =
  | ShownPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Where each page's bytes stand while it is compressed: buffers of their own had V8 collect all its garbage twice as often. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** A page's bytes, until those of the next one are asked for. */
export function bytesOf(html: readonly HtmlPart[]): Buffer {
  const lengths = html.map((part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.length));
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  const target = bytes <= scratch.length ? scratch : Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const [index, part] of html.entries()) {
    if (typeof part === 'string') target.write(part, at);
    else target.set(part, at);
    at += lengths[index] ?? 0;
  }
  return target.subarray(0, bytes);
}

/** What most pages take, compressed: one piece, which nothing is put together from. */
const chunkSize = 64 * 1024;

/** On the thread that rendered: the detour over libuv's pool costs more of the processor than it spares (decision 79). */
function compressPage(html: Buffer): Buffer {
  const params = {
    // a tenth more bytes than 5, at a quarter of its time: most pages are sent once
    [zlib.BROTLI_PARAM_QUALITY]: 3,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const compressed = brotliCompressSync(html, { params, chunkSize });
  // what zlib gives is a part of a larger piece, which a cached page would hold
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}

export function finishPage(page: RenderedPage, tags: readonly string[] = []): FinishedPage {
  if (page.kind === 'redirect') return page;
  const { status, isShared, inlined } = page;
  const br = compressPage(bytesOf(page.html));
  const etag = `W/"${hash('sha256', br, 'base64url').slice(0, 22)}"`;
  return { kind: 'page', status, isShared, tags, etag, inlined, br };
}

/** The page's bytes in an encoding. */
export async function encodePage({ br }: ShownPage, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return br;
  const html = brotliDecompressSync(br);
  return encoding === 'gzip' ? compressGzip(html) : html;
}

/** The best encoding that `Accept-Encoding` names; `q=0` refuses one. */
export function chooseEncoding(acceptEncoding = ''): PageEncoding {
  return (negotiate(acceptEncoding, ['br', 'gzip', 'identity']) as PageEncoding | null) ?? 'identity';
}
