import { get } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Asks a server every 20 ms whether it lives, each time on a new connection as a load balancer does, and from a thread of
// its own: the one that makes the load would count its own delays. A message ends it; it tells what it measured.
const microseconds = createHistogram();
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});

const ask = () =>
  new Promise<void>((resolve, reject) => {
    get(`${workerData}/health/live`, { agent: false }, (response) =>
      response.resume().once('end', resolve),
    ).once('error', reject);
  });

while (!isStopped) {
  const startedAt = performance.now();
  await ask();
  microseconds.record(Math.max(1, Math.round((performance.now() - startedAt) * 1000)));
  await sleep(20);
}
parentPort?.postMessage({ p99Ms: microseconds.percentile(99) / 1000, mostMs: microseconds.max / 1000 });
