import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn(() => ({}));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});

test('no file that browsers get makes a format as it is loaded', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = ['apps/web/src/', 'packages/contract/src/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.fixture)\.tsx?$/.test(name))
      .map((name) => folder + name),
  );
  const eager = files.filter((file) =>
    /^(?:export )?const .*\bnew Intl\./m.test(
      readFileSync(new URL(file, root), 'utf8').replace(/once\(\(\) => new Intl/g, ''),
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(eager).toEqual([]);
});
