// Measures the built product: `npm run bench` every path with a goal beside a bare server (bench/paths.bench.ts),
// `npm run bench -- profiles` another bench/*.bench.ts. What follows is for the bench: bench/arguments.ts.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleNode } from './lib/build-parts.mjs';
import { root, runNode } from './lib/run.mjs';

const args = process.argv.slice(2);
const name = args[0] && !args[0].startsWith('-') ? args.shift() : 'paths';
const file = join(root, `bench/${name}.bench.ts`);
if (!existsSync(file)) {
  console.error(`There is no bench/${name}.bench.ts`);
  process.exit(2);
}
const { code } = await runNode([join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);
const esbuild = await import('esbuild');
const programs = ['bare/bare-server', 'live/bare-stream-server', 'profile/profile-when-told'];
for (const program of programs)
  await bundleNode(`bench/${program}.ts`, `bench/dist/${program.split('/').at(-1)}.mjs`, esbuild);
process.exitCode = (await runNode(['--import', 'tsx', file, ...args])).code;
