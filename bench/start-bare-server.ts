import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BareServerTask } from './bare-server.ts';

const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** A bare server in a process of its own, as the product is. */
export async function startBareServer(task: BareServerTask): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-bench-task-'));
  const file = join(folder, 'task.json');
  await writeFile(file, JSON.stringify(task), { mode: 0o600 });
  const child = fork(program, [file], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const [address] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The bare server did not start.');
    }),
  ])) as [AddressInfo];
  await rm(folder, { recursive: true });
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
