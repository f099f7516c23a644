import { readArguments } from './arguments.ts';
import { fillProfiles } from './fill-profiles.ts';
import { residentMb } from './measure/resident-memory.ts';
import { openDatabases } from './open-databases.ts';
import { pathCases } from './paths/path-cases.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { type Overload, overload } from './pressure/overload.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';

// What is left of the best that the product gives when 4 and 10 times as many ask, each again as soon as it is answered or
// refused: goodput, memory, and how long a load balancer waits for "alive".
const { size, durationS, only } = readArguments(process.argv.slice(2));
const callersAtBest = [4, 8, 16, 32];
const pagesEachRun = 3000;

const { databases, close } = await openDatabases({ name: 'profiles', sizes: [size], fill: fillProfiles });
const table: string[] = [];
const results: unknown[] = [];
try {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const runs = callersAtBest.length + 4;
  const freelanceIds = await someFreelances(database, Math.min(pagesEachRun * runs, size / 2));
  const searches = await someSearches(database, 300);
  const asked = pathCases({ talkers: [], freelanceIds, searches, pagesMade: freelanceIds.length - 1 });
  const kinds = asked.filter(({ calls, name }) => calls.length > 1 && name.includes(only));
  for (const { name, calls, isOnce } of kinds) {
    const product = await startProduct(database.databaseUrl);
    try {
      let turn = 0;
      const run = (connections: number) => {
        // no page is asked for twice within its time
        const part = Math.floor(calls.length / runs);
        const start = turn++ * part;
        const own = isOnce ? calls.slice(start, start + part) : calls;
        return overload({ url: product.url, calls: own, connections, durationS }, product.pid);
      };
      await run(8);
      const tried: Overload[] = [];
      for (const callers of callersAtBest) tried.push(await run(callers));
      const best = tried.reduce((one, other) => (other.goodput > one.goodput ? other : one));
      const rows = [best, await run(best.callers * 4), await run(best.callers * 10), await run(best.callers)];
      const memoryMb = await residentMb(product.pid);
      results.push({ name, rows, memoryMb });
      for (const [index, row] of rows.entries()) table.push(rowOf(name, index, row, best));
      table.push(`| | memory ${memoryMb.toFixed(0)} MB | | | | | | | | |`);
      console.error(`measured: ${name}`);
    } finally {
      await product.stop();
    }
  }
} finally {
  await close();
  await saveResults('pressure', { size, durationS, results });
  console.log(
    '| path | callers | good answers a second | of the best | in a second of the processor | of the best | p99 ms | refused | failed | alive: p99, most ms |',
  );
  console.log(`| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n${table.join('\n')}`);
}

function rowOf(name: string, index: number, row: Overload, best: Overload): string {
  const title = ['best', '4 times', '10 times', 'the best again'][index];
  const cells = [
    `${name}: ${title}`,
    row.callers,
    row.goodput.toFixed(0),
    `${((row.goodput / best.goodput) * 100).toFixed(0)} %`,
    row.goodPerCpuSecond.toFixed(0),
    `${((row.goodPerCpuSecond / best.goodPerCpuSecond) * 100).toFixed(0)} %`,
    row.p99Ms.toFixed(0),
    row.refused,
    row.failed,
    `${row.healthP99Ms.toFixed(0)}, ${row.healthMostMs.toFixed(0)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
