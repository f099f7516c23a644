// Starts the product: builds it when something has changed, then becomes the server. Commands are built when
// one is first run.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { becomeProgram, root, runNode } from './lib/run.mjs';

const { code } = await runNode([join(root, 'scripts/build.mjs'), '--product']);
if (code !== 0) process.exit(code);
await becomeProgram(join(root, 'apps/server/dist/main.mjs'), ['--welcome', ...process.argv.slice(2)]);
