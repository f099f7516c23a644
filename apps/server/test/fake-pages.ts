import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Stands for the built pages: tells how often it rendered, and calls the application as pages do. */
const bundle = `
let renders = 0;
export function createPageRenderer({ transport }) {
  return {
    cacheKey: (url) => (['/missing', '/drawn'].includes(url.pathname) ? null : url.pathname),
    filesToKeep: ['/assets/entry-abc.js'],
    loadAll: async () => undefined,
    async render(url) {
      renders += 1;
      if (url.pathname === '/elsewhere') return { kind: 'redirect', status: 302, location: 'https://exemple.fr/' };
      const answer = JSON.parse(await (await transport('/api/seen', { method: 'GET' })).text());
      const status = url.pathname === '/missing' ? 404 : 200;
      const isShared = url.pathname !== '/private';
      const inlined = url.pathname === '/inlined' ? { script: 'hint()', style: 'p{}' } : null;
      return { kind: 'page', status, isShared, inlined, html: ['<p>é ' + url.pathname + ' ' + renders + ' ' + answer.authorization + '</p>'] };
    },
  };
}`;

const files: Readonly<Record<string, string>> = {
  'client/.vite/manifest.json': '{}',
  'client/assets/entry-abc.js': 'export {};',
  'client/pdfjs-1.2.3/pdf.worker.js': 'export {};',
  'client/pdfjs-1.2.3/wasm/qcms_bg.wasm': '',
  'client/session-hint.js': '// hint',
  'client/drawing.svg': '<svg/>',
  'client/.env': 'SECRET_KEY=leaked',
  'worker/service-worker.js': 'work();',
  'worker/off.js': 'leave();',
  'server/package.json': '{"type":"module"}',
  'server/entry-server.js': bundle,
};

/** A web application's folder with built pages that show how they were made; `remove` takes it away. */
export async function makeFakePages(): Promise<{ readonly webRoot: string; remove(): Promise<void> }> {
  const webRoot = await mkdtemp(join(tmpdir(), 'mitoyen-pages-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(webRoot, 'dist', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { webRoot, remove: () => rm(webRoot, { recursive: true, force: true }) };
}
