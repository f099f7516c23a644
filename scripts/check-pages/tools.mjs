import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../lib/run.mjs';

const folder = join(root, 'node_modules/.cache/check-pages');

/** A hundred megabytes that `npm ci` does without. */
const versions = {
  'accessibility-checker-engine': '4.0.34',
  caniemail: '2.0.2',
  'html-validate': '11.21.1',
  'robots-parser': '3.0.1',
  sitemap: '9.0.1',
  'vnu-jar': '26.9.27',
};

const manifest = JSON.stringify({ private: true, dependencies: versions });

/**
 * Installs the checkers once, in a folder that `npm ci` empties.
 * @returns the path of a file of theirs, and what loads a package of theirs.
 */
export async function installTools() {
  const file = join(folder, 'package.json');
  const installed = await readFile(join(folder, 'installed'), 'utf8').catch(() => '');
  if (installed !== manifest) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, manifest);
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
    const { code, output } = await run('npm', args, { cwd: folder, capture: true });
    if (code !== 0) throw new Error(`The checkers could not be installed:\n${output}`);
    await writeFile(join(folder, 'installed'), manifest);
  }
  return { pathOf: (path) => join(folder, 'node_modules', path), load: createRequire(file) };
}
