import { createServer } from 'node:net';

/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A port chosen by the run's first process, whose workers inherit the choice. */
async function portOf(variable: string): Promise<number> {
  const port = process.env[variable] ?? String(await freePort());
  process.env[variable] = port;
  return Number(port);
}

/** Ports of the product under test: two runs on one machine do not meet. */
export const ports = {
  site: await portOf('MITOYEN_E2E_PORT'),
  sandbox: await portOf('MITOYEN_E2E_SANDBOX_PORT'),
} as const;
