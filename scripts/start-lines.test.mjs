import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

/** What a text gives to Node between its name and the program, in the forms of a shell and of a list. */
const argumentsIn = (text, program) =>
  text
    .split('\n')
    .filter((line) => /^(CMD \[|ExecStart=|\s*"start":)/.test(line) && line.includes(program))
    .flatMap((line) => [...line.matchAll(/(?<=[\s"])--[\w-]+/g)].map(([argument]) => argument));

const mallocIn = (text) => [
  ...new Set([...text.matchAll(/MALLOC_\w+(?:=|: ')\d+/g)].map(([one]) => one.replace(": '", '='))),
];

const ways = [
  { file: 'package.json', program: 'scripts/start.mjs' },
  { file: 'Dockerfile', program: 'dist/main.mjs' },
  { file: 'ops/systemd/mitoyen@.service', program: 'dist/main.mjs' },
];

describe('the ways to start the product', () => {
  it.each(ways)('$file leaves out V8’s collection for rest', ({ file, program }) => {
    expect(argumentsIn(read(file), program)).toEqual(['--no-memory-reducer']);
  });

  it.each(ways)('$file keeps glibc from hoarding', ({ file }) => {
    expect(mallocIn(read(file))).toEqual(['MALLOC_ARENA_MAX=2', 'MALLOC_TRIM_THRESHOLD_=131072']);
  });
});
