type Pdfjs = typeof import('pdfjs-dist');

let loading: Promise<Pdfjs> | null = null;

/**
 * The library that reads PDFs, fetched when it is first needed; a failure is forgotten with the next try. Tests run it in
 * Node, where it finds its worker by itself.
 */
export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Where what the library asks for by name lies on our own origin: `apps/web/build/pdf-files.ts` puts it there. */
export function pdfFilesAt(version: string): string {
  return `/pdfjs-${version}/`;
}
