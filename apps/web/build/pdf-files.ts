import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const library = dirname(manifest);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** Where the reader of PDFs finds what it asks for by name. The version is that of the library: the files never change. */
const folder = `pdfjs-${version}`;

/** What it asks for: its worker, decoders, the tables of Asian texts, typefaces that PDFs need not bring along, a profile of inks. */
const folders = ['wasm', 'cmaps', 'standard_fonts', 'iccs'] as const;
/** The interpreter of a PDF's own scripts, which nothing here runs. */
const isNeedless = (name: string) => name.startsWith('quickjs');

/** The library's files by the names under which pages ask for them. */
export function pdfFiles(): ReadonlyMap<string, string> {
  const files = folders.flatMap((name) =>
    readdirSync(join(library, name))
      .filter((file) => !isNeedless(file))
      .map((file) => [`${folder}/${name}/${file}`, join(library, name, file)] as const),
  );
  return new Map([
    // under this name it is compressed and served as the other scripts are
    [`${folder}/pdf.worker.js`, join(library, 'legacy/build/pdf.worker.min.mjs')],
    ...files,
  ]);
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Serves the files of the PDF reader from our own origin. The server's pages do not load them. */
export function pdfReader({ isServer }: { isServer: boolean }): Plugin {
  const files = pdfFiles();
  return {
    name: 'pdf-reader',
    resolveId: (id) => (isServer && id.startsWith('pdfjs-dist/') ? { id, external: true } : null),
    generateBundle() {
      if (isServer) return;
      for (const [fileName, path] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = files.get((request.url ?? '').slice(1));
        if (path === undefined) return next();
        const type = types[extname(request.url ?? '')] ?? 'application/octet-stream';
        response.setHeader('content-type', type);
        createReadStream(path).pipe(response);
      });
    },
  };
}
