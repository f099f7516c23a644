import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts the script again in a network and with mounts of its own, as root: every port is free there, nothing
 * leaves, and what is mounted goes with it. @returns true in the inner process, which continues; the outer
 * one waits for it and ends as it does.
 */
export async function isAlone() {
  if (process.env.MITOYEN_ALONE) return true;
  const begin = [
    'sh',
    '-c',
    'ip link set lo up && exec "$@"',
    'sh',
    process.execPath,
    ...process.argv.slice(1),
  ];
  const env = { ...process.env, MITOYEN_ALONE: '1' };
  const child = spawn('unshare', ['--net', '--mount', ...begin], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
  return false;
}
