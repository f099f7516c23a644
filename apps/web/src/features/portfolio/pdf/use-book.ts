import { useEffect, useRef, useState } from 'react';
import type { OutlineEntry } from '../../../core/pdf/open-pdf.ts';
import { PdfFault } from '../../../core/pdf/pdf-fault.ts';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import { mostBytes, mostPages, type ReadPage, readBook, TooManyPages } from './read-book.ts';

/** A page as it is shown. */
export interface ShownPage extends Omit<ReadPage, 'thumbnail'> {
  /** Where its small picture is, in this browser. */
  readonly thumbnailUrl: string | null;
}

export interface Book {
  readonly file: File;
  readonly password: string | undefined;
  readonly pageCount: number;
  readonly outline: readonly OutlineEntry[];
  readonly pages: readonly ShownPage[];
}

export type BookState =
  | { readonly step: 'none'; readonly fault: string | null }
  | { readonly step: 'password'; readonly file: File; readonly isWrong: boolean }
  | { readonly step: 'opening' }
  | { readonly step: 'reading' | 'read'; readonly book: Book };

const megabyte = 1024 * 1024;
export const mostMegabytes = mostBytes / megabyte;

/** HEIC has no type where the browser does not know it. */
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

function stateAfter(error: unknown, file: File): BookState {
  if (error instanceof TooManyPages)
    return { step: 'none', fault: texts.tooManyPages(error.count, mostPages) };
  const reason = error instanceof PdfFault ? error.reason : 'broken';
  if (reason === 'password_needed' || reason === 'password_wrong')
    return { step: 'password', file, isWrong: reason === 'password_wrong' };
  if (reason !== 'not_a_pdf') return { step: 'none', fault: texts.fault[reason] };
  if (file.size === 0) return { step: 'none', fault: texts.empty };
  return { step: 'none', fault: isPicture(file) ? texts.picture : texts.fault.not_a_pdf };
}

/** A PDF being read, page after page. Leaving ends it and frees its pictures. */
export function useBook() {
  const [state, setState] = useState<BookState>({ step: 'none', fault: null });
  const reading = useRef<AbortController | null>(null);
  const urls = useRef<string[]>([]);
  const free = () => {
    reading.current?.abort();
    for (const url of urls.current.splice(0)) URL.revokeObjectURL(url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the references hold at the end counts
  useEffect(() => free, []);

  const show = (page: ReadPage): ShownPage => {
    const { thumbnail, ...rest } = page;
    if (!thumbnail) return { ...rest, thumbnailUrl: null };
    const url = URL.createObjectURL(thumbnail);
    urls.current.push(url);
    return { ...rest, thumbnailUrl: url };
  };

  const read = async (file: File, password?: string) => {
    free();
    if (file.size > mostBytes) return setState({ step: 'none', fault: texts.tooLarge(mostMegabytes) });
    const control = new AbortController();
    reading.current = control;
    const { signal } = control;
    const isCurrent = () => reading.current === control && !signal.aborted;
    setState({ step: 'opening' });
    let book: Book = { file, password, pageCount: 0, outline: [], pages: [] };
    const tell = (step: 'reading' | 'read', changes: Partial<Book>) => {
      book = { ...book, ...changes };
      if (isCurrent()) setState({ step, book });
    };
    try {
      await readBook(file, {
        ...{ password, signal },
        onOpen: (opened) => tell('reading', opened),
        onPage: (page) => isCurrent() && tell('reading', { pages: [...book.pages, show(page)] }),
      });
      tell('read', {});
    } catch (error) {
      if (isCurrent()) setState(stateAfter(error, file));
    }
  };
  /** What was read so far is the book. */
  const stop = () => {
    reading.current?.abort();
    setState((now) => {
      if (now.step !== 'reading') return { step: 'none', fault: null };
      return now.book.pages.length > 0 ? { step: 'read', book: now.book } : { step: 'none', fault: null };
    });
  };
  const forget = () => {
    free();
    setState({ step: 'none', fault: null });
  };
  return { state, read, stop, forget };
}
