import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as repository, runNode } from './lib/run.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mitoyen-licences-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(licences) {
  const packages = Object.fromEntries(
    Object.entries(licences).map(([name, license]) => [`node_modules/${name}`, { license }]),
  );
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  return runNode([join(repository, 'scripts/check-licences.mjs'), folder], { capture: true });
}

test('what asks only to be named is fine, alone, with another or as one of two to choose from', async () => {
  const { code } = await check({
    one: 'MIT',
    two: '(MIT AND Zlib)',
    three: 'GPL-3.0-only OR Apache-2.0',
    '@img/sharp-linux-x64': 'Apache-2.0 AND LGPL-3.0-or-later',
  });
  expect(code).toBe(0);
});

test('what asks for more, or says nothing, is named', async () => {
  const { code, output } = await check({
    one: 'GPL-3.0-only',
    two: 'MIT AND AGPL-3.0-only',
    three: undefined,
    four: 'LGPL-3.0-or-later',
  });
  expect(code).toBe(1);
  for (const name of ['one', 'two', 'three', 'four']) expect(output).toContain(`${name}: `);
});
