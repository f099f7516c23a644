import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', '.git']);

/** Paths of the TypeScript sources below a folder. */
export function* sourcesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}
