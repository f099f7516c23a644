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
  /** Compressed as most browsers accept it, and as it is cached: other encodings are made from this. */
  readonly br: Buffer;
}

/** A rendered page, ready to be sent again and again. */
export type FinishedPage =
  | ShownPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/**
 * Buffer in which each page's bytes are collected for compression: a buffer for each page doubled the garbage
 * collections.
 */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** A page's bytes, valid until the next call. */
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

/** Larger than most pages, compressed: they fit in one chunk, and are not concatenated. */
const chunkSize = 64 * 1024;

/** On the rendering thread: libuv's pool costs more processor time than it saves (decision 79). */
function compressPage(html: Buffer): Buffer {
  const params = {
    // a tenth more bytes than 5, at a quarter of its time: most pages are sent once
    [zlib.BROTLI_PARAM_QUALITY]: 3,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const compressed = brotliCompressSync(html, { params, chunkSize });
  // zlib's result is a slice of a larger buffer, which a cached page would hold in memory
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
