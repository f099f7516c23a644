import { readdir } from 'node:fs/promises';
import { services } from '@mitoyen/sandbox/faults/faults.ts';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { outsideServices, serviceNames } from './outside-services.ts';

/** The sandbox calls it by what it imitates. */
const ofSandbox: Readonly<Record<string, string>> = { payments: 'stripe' };

test('what is not configured is answered by the sandbox, which can let it fail', () => {
  const missing = serviceNames.filter((name) => outsideServices[name].missing(readEnv({})) !== null);
  expect(missing.map((name) => ofSandbox[name] ?? name)).toEqual([...services]);
});

test('the adapters of every gateway have tests beside them', async () => {
  const root = new URL('../gateways/', import.meta.url);
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(0);
  for (const { name } of folders)
    expect([name, (await readdir(new URL(`${name}/`, root))).join(' ')]).toEqual([
      name,
      expect.stringMatching(/\.adapter\.test\.ts|-adapters\.test\.ts|-store\.test\.ts/),
    ]);
});
