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
 * Fetches the reader and its worker ahead, while a file is being chosen: on a slow line they are most of what opening a
 * PDF takes. What fails here is fetched again, and told, when a PDF is opened.
 */
export function warmPdfReader(): void {
  loadPdfjs()
    .then(({ version }) => fetch(pdfWorkerAt(version)))
    // a body that is not read is not cached whole
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

/**
 * Where the files that the library loads by name lie on our own origin: put there by
 * `apps/web/build/pdf-files.ts`.
 */
export function pdfFilesAt(version: string): string {
  return `/pdfjs-${version}/`;
}

/** The worker's own address. */
export const pdfWorkerAt = (version: string): string => `${pdfFilesAt(version)}pdf.worker.js`;
