import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BareServerTask } from './bare-server.ts';
import type { StartedServer } from './start-product.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A bare server in a process of its own, as the product is. */
export async function startBareServer(task: BareServerTask): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-bench-task-'));
  const file = join(folder, 'task.json');
  await writeFile(file, JSON.stringify(task), { mode: 0o600 });
  try {
    return await startProgram('./bare-server.ts', [file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Another bare server, which needs to be told nothing. */
export const startBareStreams = () => startProgram('./bare-stream-server.ts', []);

async function startProgram(file: string, args: readonly string[]): Promise<StartedServer> {
  const child = fork(pathOf(file), [...args], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const [address] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('The bare server did not start.');
    }),
  ])) as [AddressInfo];
  return {
    url: `http://127.0.0.1:${address.port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
