import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('measures that one instance does not tell are refused, and the next look finds them', async () => {
  let isThere = false;
  const metrics = async () => {
    if (!isThere) throw new Error('Operation timed out.');
    return 'up 1';
  };
  const { server, url } = await serveMetrics(
    { contentType: 'text/plain', metrics },
    { port: 0, host: '127.0.0.1' },
  );
  expect((await fetch(url)).status).toBe(503);
  isThere = true;
  expect(await (await fetch(url)).text()).toBe('up 1');
  server.close();
  server.closeAllConnections();
});

test('metrics are for programs of the same machine, at one address', async () => {
  const { server, url } = await serveMetrics(createMetrics(), { port: 0, host: '127.0.0.1' });
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  expect(await (await fetch(url)).text()).toContain('process_cpu_seconds_total');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

test('how late the event loop was is told', async () => {
  const registry = createMetrics();
  await vi.waitFor(async () =>
    expect(await registry.metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d+$/m),
  );
});
