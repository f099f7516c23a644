import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as repository, runNode } from './lib/run.mjs';

let folder;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mitoyen-types-')));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await mkdir(join(folder, 'node_modules'));
  for (const name of ['@types', 'vite'])
    await symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Checks files under the repository's own settings of a program. */
async function check(config, files, settings = {}) {
  const extended = { extends: join(repository, config), include: ['src'], ...settings };
  for (const [name, text] of Object.entries({ ...files, [config]: JSON.stringify(extended) })) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return runNode([join(repository, 'scripts/check-types.mjs'), folder], { capture: true });
}

const title = 'export const title = document.title;';
const port = 'export const port = process.env.PORT;';
const neither = 'export const month = new Date().getMonth();';

test.each([
  ['apps/server/tsconfig.json', port],
  ['apps/web/tsconfig.product.json', title],
  ['packages/contract/tsconfig.product.json', neither],
])('%s: %s passes', async (config, text) => {
  expect(await check(config, { [`${dirname(config)}/src/a.ts`]: text })).toMatchObject({ code: 0 });
});

test.each([
  ['apps/server/tsconfig.json', title, 'document'],
  ['apps/sandbox/tsconfig.json', title, 'document'],
  ['packages/embedded-postgres/tsconfig.json', title, 'document'],
  ['apps/web/tsconfig.product.json', port, 'process'],
  ['apps/web/tsconfig.product.json', "import 'node:fs'; export {};", 'node:fs'],
  ['packages/contract/tsconfig.product.json', title, 'document'],
  ['packages/contract/tsconfig.product.json', port, 'process'],
])('%s: %s is stopped', async (config, text, name) => {
  const file = `${dirname(config)}/src/a.ts`;
  const { code, output } = await check(config, { [file]: text });
  expect(output).toMatch(new RegExp(`^${file}\\(.*'${name}'`, 'm'));
  expect(code).toBe(1);
});

test.each([
  ['apps/server/tsconfig.json', { lib: ['ES2023', 'DOM'] }, "a browser's globals"],
  ['apps/web/tsconfig.product.json', { types: ['vite/client', 'node'] }, "Node's globals"],
  ['packages/contract/tsconfig.product.json', { types: ['node'] }, "Node's globals"],
])('%s with %j is stopped', async (config, compilerOptions, name) => {
  const { code, output } = await check(
    config,
    { [`${dirname(config)}/src/a.ts`]: neither },
    { compilerOptions },
  );
  expect(output).toContain(`${config}: this program knows ${name}`);
  expect(code).toBe(1);
});

test('a source that no program holds is stopped', async () => {
  const { code, output } = await check('apps/server/tsconfig.json', {
    'apps/server/src/a.ts': neither,
    'apps/server/tools/b.ts': neither,
  });
  expect(output).toContain('apps/server/tools/b.ts is in no tsconfig.json');
  expect(code).toBe(1);
});

test('what the bench installs beside the product is left to its own build, and nothing around it', async () => {
  const { code, output } = await check('apps/server/tsconfig.json', {
    'apps/server/src/a.ts': neither,
    'bench/peers/next-prisma/app/page.tsx': title,
    'bench/peers/next-prisma/tsconfig.json': '{}',
    'bench/peers/b.ts': neither,
  });
  expect(output).toContain('bench/peers/b.ts is in no tsconfig.json');
  expect(output).not.toContain('next-prisma');
  expect(code).toBe(1);
});
