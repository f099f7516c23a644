import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { InlinedTexts, RenderedPage } from '@mitoyen/contract/core/page-rendering.ts';

const compressBrotli = promisify(brotliCompress);
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
  readonly identity: Buffer;
  readonly br: Buffer;
}

/** A rendered page, ready to be sent again and again. */
export type FinishedPage =
  | ShownPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** As most browsers read it. */
export function compressPage(html: Buffer): Promise<Buffer> {
  const params = {
    // a tenth more bytes than 5, at a quarter of its time: most pages are sent once
    [zlib.BROTLI_PARAM_QUALITY]: 3,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return compressBrotli(html, { params });
}

/** Compresses for most browsers; others are served from `encodePage`. */
export async function finishPage(page: RenderedPage, tags: readonly string[] = []): Promise<FinishedPage> {
  if (page.kind === 'redirect') return page;
  const identity = Buffer.from(page.html);
  const br = await compressPage(identity);
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  const { status, isShared, inlined } = page;
  return { kind: 'page', status, isShared, tags, etag, inlined, identity, br };
}

/** The page's bytes in an encoding. */
export async function encodePage(page: ShownPage, encoding: PageEncoding): Promise<Buffer> {
  return encoding === 'gzip' ? compressGzip(page.identity) : page[encoding];
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
