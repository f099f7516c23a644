import { join } from 'node:path';
import type { PageBundle, PageRendererOptions, RenderedPage } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import { bytesOf } from './finished-page.ts';

/** Vite's browser client needs inline scripts and styles and a web socket; development only. */
const hotPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data: blob:";

/** Serves the pages from their sources, with hot replacement: Vite runs inside the server's process. */
export async function registerHotPages(
  app: FastifyInstance,
  webRoot: string,
  needs: Pick<PageRendererOptions, 'pageConfig' | 'transport'>,
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
