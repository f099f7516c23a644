import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));

/**
 * The built product for one journey alone, without demo data, on a clock that many seconds ahead; its sandbox
 * remembers nothing of an earlier one on the same folder.
 */
export async function startOwnServer(options: { dataDir: string; clockOffsetSeconds: number }) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      METRICS_PORT: '0',
      DATA_DIR: options.dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      MITOYEN_CLOCK_OFFSET_S: String(options.clockOffsetSeconds),
    },
  });
  const ended = once(server, 'exit');
  const isReady = async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
