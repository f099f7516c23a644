// Everything that holds the code together besides tests, at the same time: types, style, unused code, walls, texts, documents.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, root, runNode } from './lib/run.mjs';

const docsCommand = join(root, 'apps/server/src/commands/generate-docs.ts');
const checks = {
  types: ['scripts/check-types.mjs'],
  style: [binOf('@biomejs/biome'), 'ci', '--colors=off'],
  'unused code': [binOf('knip'), '--no-progress'],
  walls: ['scripts/check-walls.mjs'],
  tables: ['scripts/check-tables.mjs'],
  migrations: ['scripts/check-migrations.mjs'],
  patterns: ['scripts/check-patterns.mjs'],
  licences: ['scripts/check-licences.mjs'],
  law: ['scripts/check-legal.mjs'],
  texts: ['scripts/run-ts.mjs', 'scripts/check-texts.mjs'],
  ...(existsSync(docsCommand) && { documents: ['scripts/run-ts.mjs', docsCommand, '--check'] }),
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, args]) => ({ name, ...(await runNode(args, { capture: true })) })),
);
for (const { name, code, output } of results) if (code !== 0) console.log(`\n--- ${name}\n${output.trim()}`);
console.log('');
for (const { name, code } of results) console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
