import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Installs packages of npm that the product does not have, in a folder of their own. @returns where they lie. */
export async function installTools(folder, ...packages) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=peer', '--legacy-peer-deps'];
  await run('nice', ['npm', 'install', ...options, ...packages], { cwd: folder });
  return join(folder, 'node_modules');
}
