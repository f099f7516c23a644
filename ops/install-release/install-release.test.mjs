import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const script = fileURLToPath(new URL('install-release.sh', import.meta.url));
let folder;
let root;
/** Stands for the servers: ready unless the release that `current` leads to is named `broken`. */
const server = createServer((_request, response) => {
  const runs = readFileSync(join(root, 'current/apps/server/dist/main.mjs'), 'utf8');
  response.writeHead(runs === 'broken' ? 503 : 200).end();
});

beforeAll(() => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mitoyen-install-'));
  root = join(folder, 'opt');
  mkdirSync(root);
  writeFileSync(
    join(folder, 'systemctl'),
    `#!/bin/sh\necho "$@" "$(readlink ${root}/current)" >>${folder}/restarts\n`,
    {
      mode: 0o755,
    },
  );
  return () => rmSync(folder, { recursive: true });
});

/** An archive as `npm run release` makes it. */
function release(version, content = version) {
  const name = `mitoyen-${version}`;
  mkdirSync(join(folder, name, 'apps/server/dist'), { recursive: true });
  writeFileSync(join(folder, name, 'apps/server/dist/main.mjs'), content);
  const archive = join(folder, `${name}-linux-x64.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', folder, name]);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${digest}  ${name}-linux-x64.tar.gz\n`, { flag: 'a' });
  return archive;
}

const units = () => [`mitoyen@${server.address().port}`];

/** Not by a call that waits: the servers of this process have to answer meanwhile. */
function install(what, env = {}) {
  const child = spawn(script, [what, ...units()], {
    env: {
      PATH: process.env.PATH,
      ROOT: root,
      READY_SECONDS: '2',
      SYSTEMCTL: join(folder, 'systemctl'),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const runs = () => readlinkSync(join(root, 'current'));
const kept = () => readdirSync(join(root, 'releases')).sort();

test('each release has a folder, three are kept, and every server is restarted on it', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
    expect(await install(release(version))).toMatchObject({ code: 0 });
  expect(runs()).toBe('releases/1.3.0');
  expect(kept()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(readFileSync(join(folder, 'restarts'), 'utf8').trim().split('\n').at(-1)).toBe(
    `restart ${units()[0]} releases/1.3.0`,
  );
});

test('going back is one call', async () => {
  await install(release('1.0.0'));
  await install(release('1.1.0'));
  expect(await install('--back')).toMatchObject({ code: 0, said: expect.stringContaining('1.0.0 runs') });
  expect(runs()).toBe('releases/1.0.0');
});

test('an archive that is not what was handed out is refused, and nothing changes', async () => {
  const good = release('1.0.0');
  await install(good);
  const other = release('1.1.0');
  writeFileSync(other, 'broken', { flag: 'a' });
  expect(await install(other)).toEqual({
    code: 1,
    said: expect.stringContaining('not what SHA256SUMS says'),
  });
  rmSync(join(folder, 'SHA256SUMS'));
  expect((await install(other)).said).toContain('no SHA256SUMS');
  expect((await install(join(folder, 'SHA256SUMS'))).code).toBe(1);
  expect([runs(), kept()]).toEqual(['releases/1.0.0', ['1.0.0']]);
});

test('the release before runs again where the new one does not get ready', async () => {
  await install(release('1.0.0'));
  const { code, said } = await install(release('1.1.0', 'broken'));
  expect([code, said]).toEqual([1, expect.stringContaining('1.0.0 runs again')]);
  expect(runs()).toBe('releases/1.0.0');
  expect(existsSync(join(root, '.previous'))).toBe(false);
});
