import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BenchArguments } from './arguments.ts';
import { walkList } from './kinds.ts';
import { type Call, get, runWithCost } from './load.ts';
import { startBarePage, startNginx } from './nginx.ts';
import { residentMb, type Server } from './processes.ts';
import { createSearches } from './searches.ts';
import type { Bench } from './sides.ts';
import { median, printTable, ratio, takeTurns } from './turns.ts';

/** More than the minute after which a server at rest gives memory back. */
const restS = { usual: 80, small: 3 } as const;

/** Public pages behind nginx beside a bare server, what is left under overload, and memory at rest. */
export async function pressure(bench: Bench, options: BenchArguments): Promise<void> {
  const { only, isSmall } = options;
  const isAsked = (part: string) => part.includes(only);
  const memory = async () => {
    await sleep(1000 * (isSmall ? restS.small : restS.usual));
    return Promise.all(bench.sides.map(async ({ pids }) => (await residentMb(pids[0])).toFixed(0)));
  };
  const atStart = isAsked('memory') ? await memory() : [];
  if (isAsked('nginx')) await behindNginx(bench, options);
  if (isAsked('overload')) await underOverload(bench, options);
  if (!isAsked('memory')) return;
  const heads = ['memory at rest, MB', ...bench.sides.map(({ name }) => name)];
  printTable(heads, [
    ['after the start', ...atStart],
    ['after the load', ...(await memory())],
  ]);
}

async function behindNginx(
  { sides, atEnd }: Bench,
  { rounds, seconds, callers: [connections = 16] }: BenchArguments,
): Promise<void> {
  /** A profile of another database has another address. */
  const profileOf = async ({ url }: Server) =>
    (await walkList(url, '/api/profiles', 1, { type: 'freelance', seed: 'bench' })).ids[0] ?? '';
  const behind: (Server & { profile: string })[] = [];
  for (const side of sides) {
    const nginx = await startNginx(side);
    atEnd(nginx.stop);
    behind.push({ ...nginx, profile: `/freelancer/${await profileOf(side)}` });
  }
  const profile = behind[0]?.profile ?? '';
  const paths = { home: '/', directory: '/freelancers?seed=bench', profile };
  const bare = { ...(await startBarePage(sides[0]?.url ?? '', Object.values(paths))), profile };
  atEnd(bare.stop);
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(paths)) {
    const run = async (server: (typeof behind)[number]) => {
      const own = path === profile ? server.profile : path;
      const calls = [get(own, {}, { 'accept-encoding': 'br' })];
      return 1000 / (await runWithCost(server, { calls, connections, seconds })).costMs;
    };
    for (const server of [...behind, bare]) await run(server);
    const results = await takeTurns([...behind, bare], rounds, run);
    const middles = results.map((each) => median(each).toFixed(0));
    rows.push([name, ...middles, ...results.slice(0, -1).map((each) => ratio(each, results.at(-1)))]);
  }
  const names = behind.map(({ name }) => name);
  const ratios = names.map((name) => `${name} / bare`);
  printTable(['behind nginx: answers a processor second', ...names, bare.name, ...ratios], rows);
}

/** How long `/health/live` takes meanwhile, asked from a thread of its own: this one would count its own delays. */
async function withHealth<Result>(url: string, seconds: number, run: () => Promise<Result>) {
  const options = { url: `${url}/health/live`, connections: 1, overallRate: 50, workers: 1, timeout: 60 };
  const health = new Promise<autocannon.Result>((resolve, reject) =>
    autocannon({ ...options, duration: seconds }, (error, result) =>
      error ? reject(error) : resolve(result),
    ),
  );
  return { ...(await run()), alive: (await health).latency };
}

async function underOverload(
  { sides }: Bench,
  { size, rounds, seconds, isSmall, callers: [usual = 16] }: BenchArguments,
): Promise<void> {
  const count = isSmall ? 40 : 600;
  const seeded = (path: string, times = 1) =>
    Array.from({ length: count * times }, (_, index) => get(path, { seed: `over${index}` }));
  const searches = createSearches(count, Math.min(size, 4_000));
  const words = searches.find(([name]) => name.endsWith('any two words'))?.[2] ?? [];
  const kinds: Record<string, readonly Call[]> = {
    directory: seeded('/api/profiles'),
    'any two words': words.map((query) => get('/api/profiles', { ...query, seed: 'over' })),
    'page made: directory': seeded('/freelancers', 20),
  };
  const rows: (string | number)[][] = [];
  for (const [name, calls] of Object.entries(kinds))
    for (const connections of [usual, usual * 10]) {
      const load = { calls, seconds, connections, mayRefuse: true };
      const results = await takeTurns(sides, rounds, (side) =>
        withHealth(side.url, seconds, () => runWithCost(side, load)),
      );
      for (const [index, runs] of results.entries()) {
        const sum = (key: 'refused' | 'failed') => runs.reduce((total, run) => total + run[key], 0);
        const middles = [runs.map((run) => run.perSecond), runs.map((run) => 1000 / run.costMs)];
        const alive = [
          median(runs.map((run) => run.alive.p99)),
          Math.max(...runs.map((run) => run.alive.max)),
        ];
        const figures = [...middles.map(median), sum('refused'), sum('failed'), ...alive];
        const cells = figures.map((figure) => figure.toFixed(0));
        rows.push([`${name}, callers: ${connections}`, sides[index]?.name ?? '', ...cells]);
      }
    }
  const heads = ['good answers a second', 'a processor second', 'refused', 'failed', 'alive: p99 ms', 'most'];
  printTable(['overload', 'checkout', ...heads], rows);
}
