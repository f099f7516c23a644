import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one found free is not taken before it is used. */
const [lowest, highest] = [20_000, 30_000];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
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
