import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
  maps.set(url, map);
  return map;
}

/** The file that a function of a bundle was written in, by the bundle's source map; `url` where there is none. */
export function bundledSource(url: string, line: number, column: number): string {
  const entry = mapOf(url)?.findEntry(line, column);
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
  // what is ours is named as its bundle
  return source?.includes('node_modules/') ? source : url;
}
