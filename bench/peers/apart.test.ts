import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
const folder = 'bench/peers/next-prisma';

test('what the product installs holds nothing of the peer', async () => {
  const { packages } = await read('../../package-lock.json');
  const installed = Object.entries<{ resolved?: string }>(packages).flatMap(([path, { resolved }]) => [
    path,
    resolved ?? path,
  ]);
  const { dependencies, devDependencies } = await read('next-prisma/package.json');
  expect(Object.keys({ ...dependencies, ...devDependencies })).toContain('prisma');
  for (const name of ['next', 'prisma', '@prisma/client', '@prisma/adapter-pg'])
    expect(installed).not.toContain(`node_modules/${name}`);
  expect(installed).not.toContain(folder);
});

test('the peer’s lock file is whole, and names no registry', async () => {
  const { dependencies, devDependencies } = await read('next-prisma/package.json');
  const lock = await read('next-prisma/package-lock.json');
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies });
  const { '': _, ...packages } = lock.packages as Record<string, { integrity?: string; resolved?: string }>;
  for (const [path, { integrity, resolved }] of Object.entries(packages))
    expect([path, typeof integrity, resolved]).toEqual([path, 'string', undefined]);
});
