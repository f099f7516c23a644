import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  PageBuild,
  PageBundle,
  PageRenderer,
  PageRendererOptions,
  RenderedPage,
  ViteManifest,
} from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import { bytesOf, type FinishedPage } from './finished-page.ts';

export interface PageSource {
  /** See `PageRenderer` in the contract. */
  cacheKey(url: URL): string | null;
  /** The page of a key, or a new one where that is null. @throws ApiError 503 when it would come too late. */
  make(url: URL, key: string | null): Promise<FinishedPage>;
  /** See `PageRenderer` in the contract. */
  readonly filesToKeep: readonly string[];
}

type RendererNeeds = Pick<PageRendererOptions, 'pageConfig' | 'transport'>;

/** Where the browser's files lie below the web application's folder, once built. */
export function clientFolder(webRoot: string): string {
  return join(webRoot, 'dist/client');
}

function importBundle(webRoot: string): Promise<PageBundle> {
  return import(pathToFileURL(join(webRoot, 'dist/server/entry-server.js')).href);
}

/** Loads the built pages early, while the start waits for other processes. A missing build fails later. */
export function preloadBuiltPages(webRoot: string): void {
  importBundle(webRoot).catch(() => undefined);
}

/** What pages need of the browser's build. @throws when it is missing. */
async function readPageBuild(webRoot: string): Promise<PageBuild> {
  const read = (name: string) => readFile(join(clientFolder(webRoot), name), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as ViteManifest;
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = await Promise.all(
    Array.from(files, async (file) => [`/${file}`, await read(file)] as const),
  );
  return { manifest, script: await read('session-hint.js'), styles: new Map(styles) };
}

/** The renderer of the built pages. @throws when they are not built. */
export async function loadBuiltPages(webRoot: string, needs: RendererNeeds): Promise<PageRenderer> {
  const [build, bundle] = await Promise.all([readPageBuild(webRoot), importBundle(webRoot)]);
  return bundle.createPageRenderer({ ...needs, build });
}

/** Vite's browser client needs inline scripts and styles and a web socket; development only. */
const hotPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data: blob:";

/** Renders the pages from their sources, with hot replacement: Vite runs inside the server's process. */
export async function loadHotPages(
  app: FastifyInstance,
  webRoot: string,
  needs: RendererNeeds,
): Promise<(url: URL) => Promise<RenderedPage>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', hotPolicy);
    reply.raw.setHeader('content-security-policy', hotPolicy);
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('finish', resolve);
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  return async (url) => {
    const bundle = (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageBundle;
    const page = await bundle.createPageRenderer({ ...needs, build: null }).render(url);
    if (page.kind === 'redirect') return page;
    return { ...page, html: [await vite.transformIndexHtml(url.pathname, `${bytesOf(page.html)}`)] };
  };
}
