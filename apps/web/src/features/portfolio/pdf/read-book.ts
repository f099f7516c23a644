import { PageTooSlow } from '../../../core/pdf/draw-page.ts';
import { type OpenPdf, type OutlineEntry, openPdf, type PdfPage } from '../../../core/pdf/open-pdf.ts';
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

/**
 * Reads a book page by page, so that one page's memory is used at a time; the worker reads the text of the next one while
 * a page is drawn. A page that took too long may still occupy the reader: the book is opened anew behind it.
 * @throws PdfFault, TooManyPages, or the signal's reason
 */
export async function readBook(file: Blob, { password, signal, onOpen, onPage }: ReadOptions): Promise<void> {
  let pdf = await openPdf(file, { password });
  try {
    signal.throwIfAborted();
    if (pdf.pageCount > mostPages) throw new TooManyPages(pdf.pageCount);
    onOpen({ pageCount: pdf.pageCount, outline: await pdf.outline() });
    let next = beginPage(pdf, 1);
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      signal.throwIfAborted();
      const drawing = drawBegun(number, next, signal);
      if (number < pdf.pageCount) next = beginPage(pdf, number + 1);
      const page = await drawing;
      onPage(page);
      if (page.fault !== 'slow') continue;
      await pdf.close();
      pdf = await openPdf(file, { password });
      if (number < pdf.pageCount) next = beginPage(pdf, number + 1);
    }
  } finally {
    await pdf.close();
  }
}
