import { parseArgs } from 'node:util';
import { openWorld } from './open-world.ts';
import { formatReport } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

// Ctrl-C ends a run early, with what was seen until then: `npm run fuzz -- --requests 100000 --seed 7`
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    concurrency: { type: 'string', default: '4' },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
const world = await openWorld();
const report = await runFuzz(world, {
  seed,
  requests: Number(values.requests),
  concurrency: Number(values.concurrency),
  slowerThanMs: 1000,
  signal: interrupted.signal,
  onProgress: (done, faults) => console.log(`${done} done, ${faults} faults`),
});
console.log(formatReport(report));
await world.close();
process.exitCode = report.faults.length > 0 ? 1 : 0;
