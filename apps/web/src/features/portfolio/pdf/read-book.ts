import { PageTooSlow } from '../../../core/pdf/draw-page.ts';
import { type OpenPdf, type OutlineEntry, openPdf } from '../../../core/pdf/open-pdf.ts';
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
  try {
    const page = await pdf.page(number);
    const text = await readPageText(page).catch(() => unread);
    try {
      return { number, text, thumbnail: await thumbnailOf(page, signal), fault: null };
    } catch (error) {
      signal.throwIfAborted();
      return { number, text, thumbnail: null, fault: error instanceof PageTooSlow ? 'slow' : 'broken' };
    }
  } catch {
    signal.throwIfAborted();
    return { number, text: unread, thumbnail: null, fault: 'broken' };
  }
}

/**
 * Reads a book page by page, so that one page's memory is used at a time. A page that took too long
 * may still occupy the reader: the book is opened anew behind it.
 * @throws PdfFault, TooManyPages, or the signal's reason
 */
export async function readBook(file: Blob, { password, signal, onOpen, onPage }: ReadOptions): Promise<void> {
  let pdf = await openPdf(file, { password });
  try {
    signal.throwIfAborted();
    if (pdf.pageCount > mostPages) throw new TooManyPages(pdf.pageCount);
    onOpen({ pageCount: pdf.pageCount, outline: await pdf.outline() });
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      signal.throwIfAborted();
      const page = await readPage(pdf, number, signal);
      onPage(page);
      if (page.fault !== 'slow') continue;
      await pdf.close();
      pdf = await openPdf(file, { password });
    }
  } finally {
    await pdf.close();
  }
}
