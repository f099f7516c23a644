import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiTransport, PageBundle, PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../src/core/context/app-context.ts';
import { clientFolder } from '../src/core/rendering/page-source.ts';
import { renderingPlugin } from '../src/core/rendering/rendering-plugin.ts';
import { watchStalePages } from '../src/core/rendering/stale-pages.repository.ts';
import { readEnv } from '../src/env.ts';
import { pageConfigOf } from '../src/start/page-config.ts';
import { serverPaths } from '../src/start/server-paths.ts';

/** The addresses of all pages, with `:name` for a parameter, by the name of the page. */
export async function pagePatterns(): Promise<Readonly<Record<string, string>>> {
  const { patterns } = await import(join(serverPaths.web, 'src/paths.ts'));
  return patterns;
}

/**
 * The product's pages for several applications of one process, from their sources: what browsers ask for besides is not
 * built. `of` is the `pages` of an application's options.
 */
export async function loadPagesFromSources() {
  const bundle = (await import(join(serverPaths.web, 'src/entry-server.tsx'))) as PageBundle;
  const webRoot = await mkdtemp(join(tmpdir(), 'mitoyen-pages-'));
  await mkdir(clientFolder(webRoot), { recursive: true });
  // the pages have one transport for all renders: it is that of the render under way
  const asking = new AsyncLocalStorage<ApiTransport>();
  const transport: ApiTransport = (path, init) => {
    const own = asking.getStore();
    if (!own) throw new Error('nobody renders a page');
    return own(path, init);
  };
  const pageConfig: PageConfig = pageConfigOf(readEnv({ NODE_ENV: 'test' }), {
    siteUrl: 'http://mitoyen.test',
    areSubscriptionsOpen: true,
  });
  const renderer = bundle.createPageRenderer({ pageConfig, transport, build: null });
  return {
    of:
      ({ listener }: AppContext) =>
      (app: FastifyInstance): Promise<void> =>
        renderingPlugin(app, {
          webRoot,
          pageConfig,
          sharedSeconds: 60,
          load: async (needs) => ({
            ...renderer,
            render: (url) => asking.run(needs.transport, () => renderer.render(url)),
          }),
          watchStale: (clear) => watchStalePages(listener, clear),
        }),
    remove: () => rm(webRoot, { recursive: true, force: true }),
  };
}
