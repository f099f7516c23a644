import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  PageBuild,
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

/** What pages need of the browser's files. @throws when they were not built. */
async function readPageBuild(webRoot: string): Promise<PageBuild> {
  const read = (name: string) => readFile(join(clientFolder(webRoot), name), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as ViteManifest;
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = await Promise.all(
    Array.from(files, async (file) => [`/${file}`, await read(file)] as const),
  );
  return { manifest, script: await read('session-hint.js'), styles: new Map(styles) };
}

/** The renderer of the built pages. @throws when they were not built. */
export async function loadBuiltPages(webRoot: string, needs: RendererNeeds): Promise<PageRenderer> {
  const [build, bundle] = await Promise.all([readPageBuild(webRoot), importBundle(webRoot)]);
  return bundle.createPageRenderer({ ...needs, build });
}
