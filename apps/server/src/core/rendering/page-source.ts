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

/** The renderer of the built pages. @throws when they were not built. */
export async function loadBuiltPages(webRoot: string, needs: RendererNeeds): Promise<PageRenderer> {
  const manifestFile = join(clientFolder(webRoot), '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ViteManifest;
  const bundleFile = join(webRoot, 'dist/server/entry-server.js');
  const bundle = (await import(pathToFileURL(bundleFile).href)) as PageBundle;
  return bundle.createPageRenderer({ ...needs, manifest });
}
