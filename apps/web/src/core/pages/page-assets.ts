import type { ViteManifest } from '@mitoyen/contract/core/page-rendering.ts';
import type { DocumentAssets } from '../../document.tsx';

/** The files of a page. */
export interface PageAssets extends DocumentAssets {
  readonly styles: readonly string[];
}

export const clientEntry = 'src/entry-client.tsx';

/** Scripts, styles and fonts of the given source files and of all they import, in the order of import. */
export function collectAssets(manifest: ViteManifest, sources: readonly string[]): PageAssets {
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const fonts = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    preloads.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    for (const file of chunk.assets ?? []) if (isFrenchFont(file)) fonts.add(`/${file}`);
  };
  for (const source of sources) visit(source);
  return { styles: [...styles], preloads: [...preloads], fonts: [...fonts] };
}

/** The fonts of French texts; the others are loaded where a text needs them (`fonts.css`). */
const isFrenchFont = (file: string) => file.endsWith('.woff2') && file.includes('-french-');
