import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BareTask } from './bare/bare-task.ts';
import { endWithThisProcess, ownSession } from './own-session.ts';
import type { StartedServer } from './start-product.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A bare server in a process of its own, bundled as the product is. */
export const startBareServer = (task: BareTask) => startProgram('./dist/bare-server.mjs', task);

/** Another one, which needs to be told nothing. */
export const startBareStreams = () => startProgram('./dist/bare-stream-server.mjs');

async function startProgram(file: string, task?: BareTask): Promise<StartedServer> {
  const child = fork(pathOf(file), { execArgv: [], ...ownSession });
  endWithThisProcess(child);
  const ended = once(child, 'exit');
  if (task) child.send(task);
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
