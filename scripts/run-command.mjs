// Runs one of the commands that work on the data: `node scripts/run-command.mjs NAME [ARGUMENT…]`.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { commands } from './lib/programs.mjs';
import { becomeProgram, root, runNode } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
const command = commands.find((each) => each.name === name);
if (!command) {
  console.error(
    `Usage: node scripts/run-command.mjs ${commands.map((each) => each.name).join('|')} [ARGUMENT…]`,
  );
  process.exit(2);
}
const { code } = await runNode([join(root, 'scripts/build.mjs'), '--commands']);
if (code !== 0) process.exit(code);
await becomeProgram(join(root, command.output), args);
