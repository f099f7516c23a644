import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { createKeptAssets } from './kept-assets.ts';

let world: TestContext;
let folder: string;
const log = { warn: vi.fn() };
beforeAll(async () => {
  world = await createTestContext();
  world.stopClock();
  folder = await mkdtemp(join(tmpdir(), 'mitoyen-assets-'));
});
beforeEach(async () => {
  log.warn.mockClear();
  await world.context.db.deleteFrom('page_releases').execute();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const serverOf = (release: string, files = world.context.files) =>
  createKeptAssets({
    ...world.context,
    log: { ...world.context.log, ...log },
    files,
    folder: join(folder, release),
  });

/** A server of that release starts. */
async function start(release: string) {
  world.passTime({ minutes: 1 });
  const assets = join(folder, release);
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `entry-${release}.js`), `the code of ${release}`);
  await writeFile(join(assets, `entry-${release}.js.br`), `${release}, smaller`);
  await writeFile(join(assets, 'shared-same.css'), 'the same');
  const server = serverOf(release);
  await server.keep();
  return server;
}
const read = async (server: ReturnType<typeof serverOf>, name: string, acceptsBrotli = false) => {
  const asset = await server.find(name, acceptsBrotli);
  return asset && { ...asset, content: await text(asset.content) };
};

test('the release before and the one after find each other’s files', async () => {
  const [one, two] = [await start('one'), await start('two')];
  const script = { contentType: 'text/javascript', encoding: null };
  expect(await read(one, 'entry-two.js')).toEqual({ ...script, content: 'the code of two' });
  expect(await read(two, 'entry-one.js')).toEqual({ ...script, content: 'the code of one' });
  expect(await read(two, 'entry-one.js', true)).toEqual({
    ...script,
    content: 'one, smaller',
    encoding: 'br',
  });
  expect(await read(two, 'shared-same.css')).toMatchObject({ contentType: 'text/css', content: 'the same' });
});

test('what no release has, or is no file of a page, is not found', async () => {
  const one = await start('one');
  for (const name of ['entry-none.js', '../one/entry-one.js', 'entry-one.js.br'])
    expect(await read(one, name)).toBeNull();
});

test('three releases are kept, those that started last', async () => {
  for (const release of ['one', 'two', 'three', 'one', 'four']) await start(release);
  const server = serverOf('four');
  const found = async (release: string) => (await read(server, `entry-${release}.js`)) !== null;
  expect([await found('one'), await found('two'), await found('three'), await found('four')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  // who goes back brings its files again
  await start('two');
  expect(await found('two')).toBe(true);
});

test('a server starts without the store, and says so', async () => {
  const { files } = world.context;
  const broken = { ...files, write: () => Promise.reject(new Error('no space')) };
  await start('one');
  await world.context.db.deleteFrom('page_releases').execute();
  await serverOf('one', broken).keep();
  expect(log.warn).toHaveBeenCalledOnce();
});
