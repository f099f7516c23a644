// Checks that docs/legal.md says of each duty how it is met and by which test, or what is open. `node scripts/check-legal.mjs [ROOT]`.
import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { legalFaults, legalRows } from './lib/legal-rows.mjs';
import { root as repository } from './lib/run.mjs';

const root = resolve(process.argv[2] ?? repository);
const text = readFileSync(join(root, 'docs/legal.md'), 'utf8');
const faults = legalFaults(text, (path) => existsSync(join(root, path)));
for (const fault of faults) console.error(`docs/legal.md: ${fault}`);
const rows = legalRows(text);
console.log(
  `${rows.length} duties, ${rows.filter(({ state }) => state === 'open').length} open, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
