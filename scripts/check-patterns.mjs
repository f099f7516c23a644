// Refuses regular expressions that can freeze the process on a long text. `node scripts/check-patterns.mjs [ROOT]`.
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { wrongPatterns } from './lib/patterns.mjs';
import { root as repository } from './lib/run.mjs';
import { sourcesBelow } from './lib/sources.mjs';

const root = resolve(process.argv[2] ?? repository);
/** What only tests and the build run reads texts of our own. */
const readsOwnTexts = (file) =>
  /\.(test|fixture)\.tsx?$/.test(file) || /\/test\/|^apps\/web\/build\//.test(file);

const files = ['apps', 'packages']
  .flatMap((name) => [...sourcesBelow(join(root, name))])
  .filter((path) => !readsOwnTexts(relative(root, path)));
let count = 0;
for (const path of files) {
  for (const { line, pattern, wrong } of wrongPatterns(path, readFileSync(path, 'utf8'))) {
    count += 1;
    console.error(`${relative(root, path)}:${line} ${pattern}: ${wrong}`);
  }
}
console.log(`${files.length} files, ${count} patterns that can freeze the process`);
process.exitCode = count > 0 ? 1 : 0;
