type Pdfjs = typeof import('pdfjs-dist');

let loading: Promise<Pdfjs> | null = null;

/**
 * The library that reads PDFs, loaded when first needed; a failed load is tried anew. Tests run it in Node,
 * where it finds its worker by itself.
 */
export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= import('pdfjs-dist/legacy/build/pdf.mjs').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Where the files that the library loads by name lie on our own origin: put there by
 * `apps/web/build/pdf-files.ts`.
 */
export function pdfFilesAt(version: string): string {
  return `/pdfjs-${version}/`;
}
