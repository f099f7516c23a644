import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/main.mjs', import.meta.url));
const daySeconds = 86_400;

/** A product of a journey's own, with its data and its sandbox, whose clock the journey moves. */
export interface OwnProduct {
  readonly url: string;
  readonly sandboxUrl: string;
  /** Stops the product and starts it again on the same data, so many days later than now. */
  restartAfter(days: number): Promise<void>;
  stop(): Promise<void>;
}

async function untilReady(url: string, product: ChildProcess): Promise<void> {
  while (product.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The product did not start.');
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mitoyen-e2e-own-'));
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;

  async function start(days: number): Promise<ChildProcess> {
    const env = {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      MITOYEN_CLOCK_OFFSET_S: String(days * daySeconds),
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilReady(url, child);
    return child;
  }

  async function end(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  let product = await start(0);
  return {
    url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    async restartAfter(days) {
      await end(product);
      product = await start(days);
    },
    async stop() {
      await end(product);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
