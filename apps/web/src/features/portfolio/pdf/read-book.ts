import { PageTooSlow } from '../../../core/pdf/draw-page.ts';
import {
  type OpenPdf,
  type OutlineEntry,
  openPdf,
  type PdfPage,
  pagesPerReader,
} from '../../../core/pdf/open-pdf.ts';
import { type PdfPageText, readPageText } from '../../../core/pdf/read-page-text.ts';
import { thumbnailOf } from './page-picture.ts';
import { type PageReading, unread } from './page-reading.ts';

export const mostPages = 60;
export const mostBytes = 200 * 1024 * 1024;

/** Why a page was left aside. */
export type PageFault = 'slow' | 'broken';

/** A page that was read: its text, and how it looks, or why that is not known. */
export interface ReadPage extends PageReading {
  readonly thumbnail: Blob | null;
  readonly fault: PageFault | null;
}

/** A book of more pages than are taken. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
  readonly count: number;

  constructor(count: number) {
    super(`${count} pages`);
    this.count = count;
  }
}

interface ReadOptions {
  readonly password: string | undefined;
  readonly signal: AbortSignal;
  /** Once it is open. */
  readonly onOpen: (book: { readonly pageCount: number; readonly outline: readonly OutlineEntry[] }) => void;
  readonly onPage: (page: ReadPage) => void;
}

/** A page with its text, or null where it is broken. */
type Begun = Promise<{ readonly page: PdfPage; readonly text: PdfPageText } | null>;

function beginPage(pdf: OpenPdf, number: number): Begun {
  const read = async () => {
    const page = await pdf.page(number);
    return { page, text: await readPageText(page, await pdf.layers()).catch(() => unread) };
  };
  return read().catch(() => null);
}

async function drawBegun(number: number, begun: Begun, signal: AbortSignal): Promise<ReadPage> {
  const there = await begun;
  signal.throwIfAborted();
  if (!there) return { number, text: unread, thumbnail: null, fault: 'broken' };
  const { page, text } = there;
  try {
    return { number, text, thumbnail: await thumbnailOf(page, signal), fault: null };
  } catch (error) {
    signal.throwIfAborted();
    return { number, text, thumbnail: null, fault: error instanceof PageTooSlow ? 'slow' : 'broken' };
  }
}

/** Enough of each picture for pages that are shown small. */
const mostImagePixels = 2_000_000;

/**
 * Reads a book page by page, so that one page's memory is used at a time; the worker reads the text of the next one while
 * a page is drawn. After some pages, and after one that took too long and may still occupy the reader, the book is opened
 * anew.
 * @throws PdfFault, TooManyPages, or the signal's reason
 */
export async function readBook(file: Blob, { password, signal, onOpen, onPage }: ReadOptions): Promise<void> {
  const open = () => openPdf(file, { password, mostImagePixels });
  let pdf = await open();
  try {
    signal.throwIfAborted();
    const { pageCount } = pdf;
    if (pageCount > mostPages) throw new TooManyPages(pageCount);
    onOpen({ pageCount, outline: await pdf.outline() });
    let next: Begun | null = null;
    for (let number = 1; number <= pageCount; number += 1) {
      signal.throwIfAborted();
      const isLastOfReader = number % pagesPerReader === 0;
      const drawing = drawBegun(number, next ?? beginPage(pdf, number), signal);
      next = number < pageCount && !isLastOfReader ? beginPage(pdf, number + 1) : null;
      const page = await drawing;
      onPage(page);
      if (number === pageCount || (page.fault !== 'slow' && !isLastOfReader)) continue;
      await pdf.close();
      pdf = await open();
      next = null;
    }
  } finally {
    await pdf.close();
  }
}
