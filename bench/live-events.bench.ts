import { fillTalkers, pairsOf } from './live/fill-talkers.ts';
import { measureDelivery, type SideResult } from './live/measure-delivery.ts';
import { bareSide, productSide } from './live/stream-sides.ts';
import { openDatabases } from './open-databases.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';
import { startBareStreams } from './start-program.ts';

// A thousand open streams and messages that flow, beside a bare node:http server that writes the same events.
const streams = Number(process.env.BENCH_STREAMS ?? 1000);
const perSecond = Number(process.env.BENCH_PER_SECOND ?? 50);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function table(results: readonly SideResult[]): string {
  const rows = results.map(({ name, kilobytesPerStream, rounds: measured }) => [
    name,
    kilobytesPerStream.toFixed(1),
    median(measured.map(({ p50Ms }) => p50Ms)).toFixed(1),
    median(measured.map(({ p99Ms }) => p99Ms)).toFixed(1),
    measured.reduce((sum, { told }) => sum + told, 0),
  ]);
  const header = [`${streams} streams`, 'kB a stream', 'median ms', 'p99 ms', 'events told'];
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const { databases, close } = await openDatabases({ name: 'talkers', sizes: [streams], fill: fillTalkers });
try {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const pairs = pairsOf(streams);
  const sides = [
    productSide(await startProduct(database.databaseUrl), pairs),
    bareSide(await startBareStreams(), pairs),
  ];
  try {
    const results = await measureDelivery(sides, pairs, { rounds, perSecond, durationS: 5 });
    await saveResults('live-events', { streams, perSecond, results });
    console.log(table(results));
  } finally {
    for (const side of sides) await side.stop();
  }
} finally {
  await close();
}
