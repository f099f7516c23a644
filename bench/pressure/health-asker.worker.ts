import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const betweenMs = 20;
const latenciesMs: number[] = [];
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});

/** On a connection of its own, as a load balancer asks. */
function ask(url: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - startedAt));
    });
    request.once('error', reject);
  });
}

while (!isStopped) {
  latenciesMs.push(await ask(`${workerData}/health/live`));
  await sleep(betweenMs);
}
parentPort?.postMessage(latenciesMs);
