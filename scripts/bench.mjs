// Measures the built product beside another commit's, or another application: `npm run bench -- PART`, docs/performance.md.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { root, runNode } from './lib/run.mjs';

const { code } = await runNode([join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);
process.exitCode = (await runNode([join(root, 'bench/main.ts'), ...process.argv.slice(2)])).code;
