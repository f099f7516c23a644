import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { BenchArguments } from './arguments.ts';
import { walkList } from './kinds.ts';
import { type Call, type Run, runLoad } from './load.ts';
import { startBarePage, startNginx } from './nginx.ts';
import { secondsOfTrees } from './process-times.ts';
import { residentMb } from './processes.ts';
import { createSearches } from './searches.ts';
import { median, ratio, table, takeTurns } from './turns.ts';
import type { Side, Workshop } from './workshop.ts';

/** More than the minute after which a server at rest gives memory back. */
const restS = { usual: 80, small: 3 } as const;
const overload = 10;
const seed = 'seed=bench';

/** Public pages behind nginx beside a bare server, health while overloaded, and memory at rest. */
export async function pressure(workshop: Workshop, options: BenchArguments): Promise<void> {
  const { only, isSmall } = options;
  const sides = await workshop.startSides();
  const memoryAtRest = async () => {
    await sleep(1000 * (isSmall ? restS.small : restS.usual));
    return Promise.all(sides.map(async ({ pids: [pid = 0] }) => (await residentMb(pid)).toFixed(0)));
  };
  const atStart = 'memory'.includes(only) ? await memoryAtRest() : null;
  if ('nginx'.includes(only)) await behindNginx(workshop, sides, options);
  if ('overload'.includes(only)) await underOverload(sides, options);
  if (!atStart) return;
  const afterLoad = await memoryAtRest();
  const heads = ['memory at rest, MB', ...sides.map(({ name }) => name)];
  console.log(
    `\n${table(heads, [
      ['after the start', ...atStart],
      ['after the load', ...afterLoad],
    ])}`,
  );
}

interface CostlyRun extends Run {
  /** Answers in a second that processors work for the server. */
  readonly perCpuSecond: number;
}

async function runWithCost(
  { url, pids }: Pick<Side, 'url' | 'pids'>,
  load: Parameters<typeof runLoad>[1],
): Promise<CostlyRun> {
  const before = await secondsOfTrees(pids);
  const run = await runLoad(url, load);
  return { ...run, perCpuSecond: run.answers / ((await secondsOfTrees(pids)) - before) };
}

const costs = (runs: readonly CostlyRun[] = []) => runs.map(({ perCpuSecond }) => perCpuSecond);

async function behindNginx(
  { atEnd }: Workshop,
  sides: readonly Side[],
  { rounds, seconds }: BenchArguments,
): Promise<void> {
  const [first] = sides;
  if (!first) return;
  const { ids } = await walkList(first.url, '/api/profiles', { count: 1, query: { type: 'freelance' } });
  const paths = { home: '/', directory: `/freelancers?${seed}`, profile: `/freelancer/${ids[0]}` };
  const bare = await startBarePage(first.url, Object.values(paths));
  atEnd(bare.stop);
  const behind = [];
  for (const side of sides) {
    const nginx = await startNginx(side);
    atEnd(nginx.stop);
    behind.push({ name: side.name, ...nginx });
  }
  const rows = [];
  for (const [name, path] of Object.entries(paths)) {
    const load = { calls: [{ path }], connections: 16, seconds };
    const all = [...behind, { name: 'bare', ...bare }];
    for (const { url } of all) await runLoad(url, load);
    const results = await takeTurns(all, rounds, (server) => runWithCost(server, load));
    const bareRuns = costs(results.at(-1));
    rows.push([
      name,
      ...results.map((runs) => median(costs(runs)).toFixed(0)),
      ...results.slice(0, -1).map((runs) => ratio(costs(runs), bareRuns)),
    ]);
  }
  const heads = [
    'answers a processor second, behind nginx',
    ...behind.map(({ name }) => name),
    'bare node:http',
    ...behind.map(({ name }) => `${name} / bare`),
  ];
  console.log(`\n${table(heads, rows)}`);
}

/** Another thread asks whether the server lives while this one has it overloaded. */
async function withHealth(url: string, run: () => Promise<CostlyRun>) {
  const worker = new Worker(new URL('./health.worker.ts', import.meta.url), { workerData: url });
  const told = once(worker, 'message');
  const result = await run();
  worker.postMessage('stop');
  const [health] = (await told) as [{ p99Ms: number; mostMs: number }];
  return { ...result, health };
}

async function underOverload(
  sides: readonly Side[],
  { size, rounds, seconds, isSmall, callers: [callers = 16] }: BenchArguments,
): Promise<void> {
  const count = isSmall ? 40 : 600;
  const words = createSearches(count, Math.min(size, 4_000)).find(({ name }) => name.includes('two words'));
  const seeded = (index: number) => ({ path: `/api/profiles?seed=o${index}` });
  const kinds: Record<string, readonly Call[]> = {
    directory: Array.from({ length: count }, (_, index) => seeded(index)),
    'any two words': (words?.queries ?? []).map(({ search }) => ({
      path: `/api/profiles?${new URLSearchParams({ search: String(search), seed: 'o' })}`,
    })),
    'page made: directory': Array.from({ length: count * 20 }, (_, index) => ({
      path: `/freelancers?seed=over${index}`,
    })),
  };
  const rows = [];
  for (const [name, calls] of Object.entries(kinds)) {
    const load = { calls, seconds, mayRefuse: true };
    for (const side of sides) await runLoad(side.url, { ...load, connections: callers });
    for (const times of [1, overload]) {
      const results = await takeTurns(sides, rounds, (side) =>
        withHealth(side.url, () => runWithCost(side, { ...load, connections: callers * times })),
      );
      for (const [index, runs] of results.entries())
        rows.push([
          `${name}, ${callers * times} callers`,
          sides[index]?.name ?? '',
          median(runs.map(({ answers, seconds: lasted }) => answers / lasted)).toFixed(0),
          median(costs(runs)).toFixed(0),
          ...(['refused', 'failed'] as const).map((key) => runs.reduce((sum, run) => sum + run[key], 0)),
          median(runs.map(({ health }) => health.p99Ms)).toFixed(0),
          Math.max(...runs.map(({ health }) => health.mostMs)).toFixed(0),
        ]);
    }
    console.error(`measured: ${name}`);
  }
  const heads = [
    'overload',
    'checkout',
    ...['good answers a second', 'a processor second', 'refused', 'failed', 'alive: p99 ms', 'most ms'],
  ];
  console.log(`\n${table(heads, rows)}`);
}
