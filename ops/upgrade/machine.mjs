import { chmod, copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root as repository } from '../../scripts/lib/run.mjs';
import { installDebian } from '../lib/debian.mjs';
import { bootMachine } from '../lib/machine.mjs';

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
  return bootMachine(folder);
}
