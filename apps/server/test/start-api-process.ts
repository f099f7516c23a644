import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export interface ApiProcess {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A second server process on a test's database. */
export async function startApiProcess(connection: PoolConfig): Promise<ApiProcess> {
  const args = [pathOf('../../../scripts/run-ts.mjs'), pathOf('serve-api.ts'), JSON.stringify(connection)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [url] = await Promise.race([once(lines, 'line'), ended.then(() => [])]);
  if (typeof url !== 'string') throw new Error('the second server did not start');
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
