import { PageTooSlow } from '../../../core/pdf/draw-page.ts';
import { type OpenPdf, type OutlineEntry, openPdf, pagesPerReader } from '../../../core/pdf/open-pdf.ts';
import { readPageText } from '../../../core/pdf/read-page-text.ts';
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

async function readPage(pdf: OpenPdf, number: number, signal: AbortSignal): Promise<ReadPage> {
  const page = await pdf.page(number).catch(() => null);
  signal.throwIfAborted();
  if (!page) return { number, text: unread, thumbnail: null, fault: 'broken' };
  const text = await readPageText(page, await pdf.layers()).catch(() => unread);
  signal.throwIfAborted();
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
 * Reads a book page after page, two at once: while one is drawn, the worker reads the next. After some pages, and after one
 * that took too long and may still occupy the reader, the book is opened anew.
 * @throws PdfFault, TooManyPages, or the signal's reason
 */
export async function readBook(file: Blob, { password, signal, onOpen, onPage }: ReadOptions): Promise<void> {
  const open = () => openPdf(file, { password, mostImagePixels });
  let pdf = await open();
  const begin = (number: number): Promise<ReadPage> => {
    const page = readPage(pdf, number, signal);
    // reported where it is awaited, unless the book ends before
    page.catch(() => undefined);
    return page;
  };
  try {
    signal.throwIfAborted();
    const { pageCount } = pdf;
    if (pageCount > mostPages) throw new TooManyPages(pageCount);
    onOpen({ pageCount, outline: await pdf.outline() });
    let next: Promise<ReadPage> | null = null;
    for (let number = 1; number <= pageCount; number += 1) {
      signal.throwIfAborted();
      const isLastOfReader = number % pagesPerReader === 0;
      const current = next ?? begin(number);
      next = number < pageCount && !isLastOfReader ? begin(number + 1) : null;
      const page = await current;
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
