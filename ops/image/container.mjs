// Runs an image as `ops/docker/compose.yml` has Docker run it, by runc, which Docker starts containers with too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, run } from '../lib/run.mjs';

/** The numbers of a user of the image. */
async function userOf(root, name) {
  const line = (await readFile(join(root, 'etc/passwd'), 'utf8'))
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  if (!line) throw new Error(`the image has no user ${name}`);
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

/** The image's own settings, with a read-only root, no right at all, and nothing to write but its volumes and /tmp. */
async function bundle({ folder, root, image, env, hosts, network, files = {} }) {
  await mkdir(folder);
  await run('runc', ['spec', '--bundle', folder]);
  const spec = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));
  const volumes = [];
  for (const path of Object.keys(image.Volumes ?? {})) {
    const source = join(folder, `volume${volumes.length}`);
    // a fresh volume is what the image has there
    await run('cp', ['-a', join(root, path), source]);
    volumes.push({ destination: path, type: 'bind', source, options: ['rbind', 'rw', 'nosuid', 'nodev'] });
  }
  await writeFile(join(folder, 'hosts'), hosts ?? (await readFile('/etc/hosts', 'utf8')));
  const limits = spec.mounts.filter(({ destination }) => destination !== '/sys/fs/cgroup');
  Object.assign(spec, {
    root: { path: root, readonly: true },
    hostname: 'mitoyen',
    process: {
      ...spec.process,
      terminal: false,
      user: await userOf(root, image.User),
      args: [...(image.Entrypoint ?? []), ...image.Cmd],
      cwd: image.WorkingDir,
      env: [...image.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      capabilities: {},
      noNewPrivileges: true,
      rlimits: [],
    },
    mounts: [
      ...limits,
      {
        destination: '/tmp',
        type: 'tmpfs',
        source: 'tmpfs',
        options: ['nosuid', 'nodev', 'noexec', 'size=64m'],
      },
      ...Object.entries({ '/etc/hosts': join(folder, 'hosts'), ...files }).map(([destination, source]) => ({
        destination,
        type: 'bind',
        source,
        options: ['bind', 'ro'],
      })),
      ...volumes,
    ],
  });
  // the network is this machine's, or one made for it
  const namespaces = spec.linux.namespaces.filter(({ type }) => !['network', 'cgroup'].includes(type));
  spec.linux.namespaces = network ? [...namespaces, { type: 'network', path: network }] : namespaces;
  delete spec.linux.resources;
  await writeFile(join(folder, 'config.json'), JSON.stringify(spec));
}

let started = 0;

/** Starts a container of an image; `folder` is made for what it writes. */
export async function startContainer(options) {
  await bundle(options);
  const name = `mitoyen-${process.pid}-${++started}`;
  const runtime = ['--root', join(options.folder, 'runc')];
  const startedAt = performance.now();
  const child = spawn('runc', [...runtime, 'run', '--bundle', options.folder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => code);
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    await run('runc', [...runtime, 'kill', name, 'TERM']).catch(() => undefined);
    return ended;
  };
  atEnd(stop);
  return {
    startedAt,
    stop,
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    /** Runs a command in it, as its health check is. @returns the exit code. */
    exec: async (...command) => {
      const [code] = await once(
        spawn('runc', [...runtime, 'exec', name, ...command], { stdio: 'ignore' }),
        'close',
      );
      return code;
    },
  };
}
