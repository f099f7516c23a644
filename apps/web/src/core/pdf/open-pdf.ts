import type {
  PDFDataRangeTransport,
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from 'pdfjs-dist';
import { loadPdfjs, pdfFilesAt, pdfWorkerAt } from './load-pdfjs.ts';
import { PdfFault } from './pdf-fault.ts';
import type { Layers } from './shown-text.ts';

/** One page, as `readPageText` and `drawPage` take it. */
export type PdfPage = PDFPageProxy;

/** An entry of a PDF's table of contents that leads to a page; pages count from 1, levels from 0. */
export interface OutlineEntry {
  readonly title: string;
  readonly page: number;
  readonly level: number;
}

export interface OpenPdf {
  readonly pageCount: number;
  page(number: number): Promise<PdfPage>;
  /** In their order; empty where there is none. */
  outline(): Promise<readonly OutlineEntry[]>;
  /** Null where no layer is off. */
  layers(): Promise<Layers | null>;
  /** Frees all of it, its worker too. */
  close(): Promise<void>;
}

interface OpenOptions {
  readonly password?: string | undefined;
  /** Pictures of more pixels are scaled down as they are decoded: enough where pages are only shown small. */
  readonly mostImagePixels?: number;
}

type Library = typeof import('pdfjs-dist');

/**
 * A reader keeps what it has read of the file, and much of what it has drawn until it is collected: callers
 * that draw more pages reopen the PDF after so many.
 */
export const pagesPerReader = 20;
/** Bytes read from a file at once. Smaller pieces are requested more often, larger ones are read in vain. */
const pieceBytes = 1024 * 1024;
/** Within so many bytes a PDF says that it is one. Source: ISO 32000-1, annex H, implementation note 13. */
const headerBytes = 1024;
/** A table of contents is not followed below this level. */
const deepestLevel = 4;

async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** Reads a file piece by piece on demand: opening one of 200 MB does not load it into memory. */
function readInPieces(library: Library, file: Blob, onFailure: () => void): PDFDataRangeTransport {
  return Object.assign(new library.PDFDataRangeTransport(file.size, null), {
    requestDataRange(this: PDFDataRangeTransport, begin: number, end: number) {
      file
        .slice(begin, end)
        .arrayBuffer()
        .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), onFailure);
    },
  });
}

function start(
  library: Library,
  file: Blob,
  { password, mostImagePixels }: OpenOptions,
): PDFDocumentLoadingTask {
  const isBrowser = typeof window !== 'undefined' && typeof Worker !== 'undefined';
  const at = pdfFilesAt(library.version);
  if (isBrowser) library.GlobalWorkerOptions.workerSrc = pdfWorkerAt(library.version);
  const task: PDFDocumentLoadingTask = library.getDocument({
    range: readInPieces(library, file, () => void task.destroy()),
    rangeChunkSize: pieceBytes,
    disableAutoFetch: true,
    disableStream: true,
    ...(mostImagePixels !== undefined && { canvasMaxAreaInBytes: mostImagePixels * 4 }),
    password,
    verbosity: library.VerbosityLevel.ERRORS,
    ...(isBrowser && {
      wasmUrl: `${at}wasm/`,
      cMapUrl: `${at}cmaps/`,
      standardFontDataUrl: `${at}standard_fonts/`,
      iccUrl: `${at}iccs/`,
    }),
  });
  return task;
}

function faultOf(library: Library, error: unknown): PdfFault {
  if (!(error instanceof library.PasswordException)) return new PdfFault('broken', { cause: error });
  const isWrong = error.code === library.PasswordResponses.INCORRECT_PASSWORD;
  return new PdfFault(isWrong ? 'password_wrong' : 'password_needed', { cause: error });
}

type OutlineNode = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

async function pageOf(document: PDFDocumentProxy, { dest }: OutlineNode): Promise<number | null> {
  try {
    const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const target: unknown = explicit?.[0];
    if (typeof target === 'number') return target + 1;
    return target ? (await document.getPageIndex(target as never)) + 1 : null;
  } catch {
    // an entry without a target does not count
    return null;
  }
}

async function readOutline(
  document: PDFDocumentProxy,
  nodes: readonly OutlineNode[],
  level = 0,
): Promise<readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  for (const node of nodes) {
    const page = await pageOf(document, node);
    const title = node.title.replace(/\s+/g, ' ').trim();
    if (page !== null && title !== '') entries.push({ title, page, level });
    if (level < deepestLevel) entries.push(...(await readOutline(document, node.items, level + 1)));
  }
  return entries;
}

async function hiddenLayers(document: PDFDocumentProxy): Promise<Layers | null> {
  const layers = await document.getOptionalContentConfig().catch(() => null);
  return layers && [...layers].some(([, { visible }]) => !visible) ? layers : null;
}

/**
 * Opens a PDF in the browser; it is not uploaded. The reader is loaded with the first one.
 * @throws PdfFault saying why it was not opened
 */
export async function openPdf(file: Blob, options: OpenOptions = {}): Promise<OpenPdf> {
  if (!(await isPdf(file))) throw new PdfFault('not_a_pdf');
  const library = await loadPdfjs().catch((cause: unknown) => {
    throw new PdfFault('reader_missing', { cause });
  });
  const task = start(library, file, options);
  const document = await task.promise.catch(async (error: unknown) => {
    await task.destroy();
    throw faultOf(library, error);
  });
  const pageCount = document.numPages;
  if (pageCount === 0) {
    await task.destroy();
    throw new PdfFault('no_pages');
  }
  return {
    pageCount,
    page: (number) => document.getPage(number),
    outline: async () => readOutline(document, (await document.getOutline().catch(() => null)) ?? []),
    layers: () => hiddenLayers(document),
    close: () => task.destroy(),
  };
}
