import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

const mallocIn = (text) => [
  ...new Set([...text.matchAll(/MALLOC_\w+(?:=|: ')\d+/g)].map(([one]) => one.replace(": '", '='))),
];

describe('the ways to start the product', () => {
  it.each(['package.json', 'Dockerfile', 'ops/systemd/mitoyen@.service', 'bench/start-product.ts'])(
    '%s keeps glibc from hoarding',
    (file) => {
      expect(mallocIn(read(file))).toEqual(['MALLOC_ARENA_MAX=2', 'MALLOC_TRIM_THRESHOLD_=131072']);
    },
  );
});
