import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('metrics are for programs of the same machine, at one address', async () => {
  const { server, url } = await serveMetrics(createMetrics(), { port: 0, host: '127.0.0.1' });
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  expect(await (await fetch(url)).text()).toContain('process_cpu_seconds_total');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});
