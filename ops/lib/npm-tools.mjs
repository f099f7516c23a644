import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Installs packages of npm that the product does not have, in a folder of their own. @returns where, and what loads one. */
export async function installTools(folder, ...packages) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=peer', '--legacy-peer-deps'];
  await run('nice', ['npm', 'install', ...options, ...packages], { cwd: folder });
  return { modules: join(folder, 'node_modules'), load: createRequire(join(folder, 'package.json')) };
}
