// A network of hosts on this machine, each with a name, an address and ports of its own, as Compose makes one of services.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atEnd, run } from './run.mjs';

/** Makes a network namespace for each name, all on one bridge, and a file with their addresses. */
export async function openNetwork(folder, names) {
  const prefix = `mit${process.pid}`;
  const ip = (...args) => run('ip', args);
  const made = [];
  atEnd(async () => {
    for (const name of made) await ip('netns', 'delete', name);
  });
  const make = async (name) => {
    await ip('netns', 'add', name);
    made.push(name);
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  };
  const bridge = `${prefix}-bridge`;
  await make(bridge);
  await ip('-n', bridge, 'link', 'add', 'br0', 'type', 'bridge');
  await ip('-n', bridge, 'link', 'set', 'br0', 'up');
  const addressOf = (name) => `10.89.0.${names.indexOf(name) + 10}`;
  for (const [index, name] of names.entries()) {
    const host = `${prefix}-${name}`;
    await make(host);
    await ip('-n', bridge, 'link', 'add', `v${index}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', host);
    await ip('-n', bridge, 'link', 'set', `v${index}`, 'master', 'br0', 'up');
    await ip('-n', host, 'addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    await ip('-n', host, 'link', 'set', 'eth0', 'up');
  }
  const hosts = ['127.0.0.1 localhost', ...names.map((name) => `${addressOf(name)} ${name}`), ''].join('\n');
  const file = join(folder, 'hosts');
  await writeFile(file, hosts);
  const pathOf = (name) => `/run/netns/${prefix}-${name}`;

  /** A program with its arguments on one of the hosts; `files` are seen there in other files' places. */
  const on = (name, command, files = {}) => {
    const mounts = Object.entries({ '/etc/hosts': file, ...files });
    const steps = mounts.map(([place, source]) => `mount --bind '${source}' '${place}'`);
    const shell = ['sh', '-c', [...steps, 'exec "$@"'].join(' && '), 'sh'];
    return ['nsenter', [`--net=${pathOf(name)}`, 'unshare', '--mount', ...shell, ...command]];
  };
  return {
    hosts,
    pathOf,
    addressOf,
    run: (name, command) => run(...on(name, command)),
    /** Starts a program on one of the hosts, until the script's end. */
    start(name, command, { env = {}, files = {} } = {}) {
      const options = { cwd: '/', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] };
      const child = spawn(...on(name, command, files), options);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => (output = (output + text).slice(-4000)));
      const ended = once(child, 'close');
      const stop = async (signal = 'SIGTERM') => {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal);
        await ended;
      };
      atEnd(() => stop());
      return { stop, output: () => output };
    },
  };
}
