import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  PageBundle,
  PageRenderer,
  PageRendererOptions,
  ViteManifest,
} from '@mitoyen/contract/core/page-rendering.ts';

type RendererNeeds = Pick<PageRendererOptions, 'pageConfig' | 'transport'>;

/** Where the browser's files lie below the web application's folder, once built. */
export function clientFolder(webRoot: string): string {
  return join(webRoot, 'dist/client');
}

function importBundle(webRoot: string): Promise<PageBundle> {
  return import(pathToFileURL(join(webRoot, 'dist/server/entry-server.js')).href);
}

/** Loads the built pages ahead of need, while the start waits for other processes. Whether they are there is told later. */
export function preloadBuiltPages(webRoot: string): void {
  importBundle(webRoot).catch(() => undefined);
}

/** The renderer of the built pages. @throws when they were not built. */
export async function loadBuiltPages(webRoot: string, needs: RendererNeeds): Promise<PageRenderer> {
  const manifestFile = join(clientFolder(webRoot), '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ViteManifest;
  const bundle = await importBundle(webRoot);
  return bundle.createPageRenderer({ ...needs, manifest });
}
