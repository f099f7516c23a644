// Development: pages are replaced in the browser as they change, the server starts again when its sources change.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { becomeProgram, binOf, root } from './lib/run.mjs';

const main = join(root, 'apps/server/src/main.ts');
const ignored = ['apps/web/**', 'data/**'].flatMap((pattern) => ['--exclude', join(root, pattern)]);
const args = ['watch', '--clear-screen=false', ...ignored, main, '--hot', ...process.argv.slice(2)];
await becomeProgram(binOf('tsx'), args);
