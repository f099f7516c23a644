// Measures the main paths of the built product against bare servers: bench/*.bench.ts. `npm run bench -- profiles`
// runs only those whose name begins so.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from './lib/run.mjs';

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url, product) {
  while (product.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not start.');
}

const { code } = await runNode([join(root, 'scripts/build.mjs')]);
if (code !== 0) process.exit(code);
const dataDir = await mkdtemp(join(tmpdir(), 'mitoyen-bench-'));
const [port, metricsPort, sandboxPort, smtpPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: port,
  METRICS_PORT: metricsPort,
  SANDBOX_PORT: sandboxPort,
  SANDBOX_SMTP_PORT: smtpPort,
  LOG_LEVEL: 'warn',
};
const product = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => product.once('exit', resolve));
try {
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, product);
  const names = (await readdir(join(root, 'bench'))).filter(
    (name) => name.endsWith('.bench.ts') && name.startsWith(process.argv[2] ?? ''),
  );
  for (const name of names.sort()) {
    const result = await runNode(['--import', 'tsx', join(root, 'bench', name)], { env: { BENCH_URL: url } });
    process.exitCode ||= result.code;
  }
} finally {
  product.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
