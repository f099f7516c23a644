import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root as repository } from '../../scripts/lib/run.mjs';
import { installDebian } from '../lib/debian.mjs';
import { atEnd, run, until } from '../lib/run.mjs';

/** A Debian of its own with systemd as its first process, set up as deploying.md says; its network is this machine's. */
export async function openMachine(folder, settings) {
  await installDebian(folder, 'systemd', 'systemd-sysv', 'curl');
  const at = (...path) => join(folder, ...path);
  await copyFile(process.execPath, at('usr/bin/node'));
  await chmod(at('usr/bin/node'), 0o755);
  await cp(join(repository, 'ops/systemd'), at('etc/systemd/system'), { recursive: true });
  await mkdir(at('etc/mitoyen'));
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  await writeFile(at('etc/mitoyen/env'), lines.join(''), { mode: 0o600 });
  await mkdir(at('opt/mitoyen'));
  await copyFile(join(repository, 'ops/install-release/install-release.sh'), at('opt/install-release.sh'));
  const options = ['--quiet', '--register=no', '--keep-unit', '--directory', folder, '--boot'];
  const child = spawn('systemd-nspawn', options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  atEnd(async () => {
    // the same as a power button
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  });
  const first = () => run('pgrep', ['-P', String(child.pid)]).then((pid) => pid.trim());
  const inside = async (...command) =>
    run('nsenter', [
      '--target',
      await first(),
      '--all',
      '--',
      'env',
      '-i',
      'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
      ...command,
    ]);
  await until(async () => {
    const state = await inside('sh', '-c', 'systemctl is-system-running || true');
    if (!/running|degraded/.test(state)) throw new Error(state);
  }, 60);
  return { inside, at };
}
