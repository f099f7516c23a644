import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, gzip, constants as zlib } from 'node:zlib';
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
  /** By which shared caches are told to forget it. */
  readonly tags: readonly string[];
  /** See RenderedPage in the contract. */
  readonly inlined: InlinedTexts | null;
  /** As most browsers read it, and as it is kept: what others read is made from this. */
  readonly br: Buffer;
  /** Of the page as it is, not compressed. */
  readonly htmlBytes: number;
}

/** A rendered page, ready to be sent again and again. */
export type FinishedPage =
  | ShownPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** What most pages take, compressed: one piece, which nothing is put together from. */
const pieceBytes = 64 * 1024;

/**
 * Into what `ShownPage` keeps. It takes half a millisecond, a part of what rendering took: another thread would work as
 * long, and as long again for being woken and telling that it is done.
 */
export function compressPage(html: Buffer): Buffer {
  const params = {
    // a tenth more bytes than 5, at a quarter of its time: most pages are sent once
    [zlib.BROTLI_PARAM_QUALITY]: 3,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return brotliCompressSync(html, { params, chunkSize: pieceBytes });
}

/** A copy that holds no more memory than it has bytes: `compressPage` gives a part of a whole piece. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** Where a page's bytes stand while it is compressed, so that none of them are garbage. */
const room = Buffer.allocUnsafeSlow(1024 * 1024);
const mostBytesALetter = 3;

const mostBytesOf = (part: HtmlPart) =>
  typeof part === 'string' ? part.length * mostBytesALetter : part.length;

/** A page's bytes, until those of the next one are asked for. */
export function bytesOf(html: readonly HtmlPart[]): Buffer {
  if (html.reduce((sum, part) => sum + mostBytesOf(part), 0) > room.length) {
    return Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  }
  let bytes = 0;
  for (const part of html) {
    if (typeof part === 'string') bytes += room.write(part, bytes);
    else {
      room.set(part, bytes);
      bytes += part.length;
    }
  }
  return room.subarray(0, bytes);
}

/** Compresses for most browsers; others are served from `encodePage`. */
export function finishPage(page: RenderedPage, tags: readonly string[] = []): FinishedPage {
  if (page.kind === 'redirect') return page;
  const html = bytesOf(page.html);
  const br = ownBytes(compressPage(html));
  const etag = `W/"${hash('sha256', br, 'base64url').slice(0, 22)}"`;
  const { status, isShared, inlined } = page;
  return { kind: 'page', status, isShared, tags, etag, inlined, br, htmlBytes: html.length };
}

/** The page's bytes as they are. */
export const htmlOf = ({ br }: ShownPage): Buffer => brotliDecompressSync(br);

/** The page's bytes in an encoding. */
export async function encodePage(page: ShownPage, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  return encoding === 'gzip' ? compressGzip(htmlOf(page)) : htmlOf(page);
}

/** What browsers send are a dozen values; each is read once. */
const knownHeaders = new Map<string, PageEncoding>();
const mostKnown = 100;

/** The best encoding that `Accept-Encoding` names; `q=0` refuses one. */
export function chooseEncoding(acceptEncoding = ''): PageEncoding {
  const known = knownHeaders.get(acceptEncoding);
  if (known) return known;
  const encoding = readEncodings(acceptEncoding);
  if (knownHeaders.size === mostKnown) knownHeaders.clear();
  knownHeaders.set(acceptEncoding, encoding);
  return encoding;
}

function readEncodings(acceptEncoding: string): PageEncoding {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !weight || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
