// Runs a TypeScript file: `node scripts/run-ts.mjs FILE [ARGUMENT…]`.
import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { becomeProgram } from './lib/run.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node scripts/run-ts.mjs FILE [ARGUMENT…]');
  process.exit(2);
}
register();
await becomeProgram(resolve(file), args);
