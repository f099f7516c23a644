import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd, run, until } from './run.mjs';

/**
 * Boots a folder that holds a Debian with systemd; its network is this machine's. It is turned off when the script ends.
 * @returns `inside`, which runs a program there as root and tells what it said, and `at`, a path there as seen from here.
 */
export async function bootMachine(folder, { binds = [] } = {}) {
  const options = ['--quiet', '--register=no', '--keep-unit', '--directory', folder, '--boot'];
  const bound = binds.map((bind) => `--bind-ro=${bind}`);
  const child = spawn('systemd-nspawn', [...options, ...bound], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  atEnd(async () => {
    // the same as a power button
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  });
  const first = () => run('pgrep', ['-P', String(child.pid)]).then((pid) => pid.trim());
  /** The command line that starts a program there, for callers that read its output as it comes. */
  const commandInside = async (...command) => [
    'nsenter',
    [
      ...['--target', await first(), '--all', '--', 'env', '-i'],
      ...['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', ...command],
    ],
  ];
  const inside = async (...command) => run(...(await commandInside(...command)));
  await until(async () => {
    const state = await inside('sh', '-c', 'systemctl is-system-running || true');
    if (!/running|degraded/.test(state)) throw new Error(state);
  }, 60);
  return { inside, commandInside, at: (...path) => join(folder, ...path) };
}
