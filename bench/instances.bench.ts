import { readArguments, shortTurns } from './arguments.ts';
import { fillProfiles } from './fill-profiles.ts';
import { runLoad } from './measure/load.ts';
import { measureRun, type Run } from './measure/measure-run.ts';
import { median } from './measure/percentile.ts';
import { openDatabases, postmasterPidOf } from './open-databases.ts';
import { keptPages, pathCases } from './paths/path-cases.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';

// Two instances on one port beside one, in turn. The load generator and PostgreSQL share the machine, so that on two
// processors the answers a second cannot double: what an answer costs the server's processors says whether they would.
const { size, rounds, durationS, only } = readArguments(process.argv.slice(2), shortTurns);
const connections = 32;
/** Before the first round, for each instance: every process compiles what is called often by itself. */
const warmUpS = 10;

const { databases, close } = await openDatabases({ name: 'profiles', sizes: [size], fill: fillProfiles });
const table: string[] = [];
try {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const freelanceIds = await someFreelances(database, 600);
  const searches = await someSearches(database, 300);
  const cases = pathCases({ talkers: [], freelanceIds, searches, pagesMade: 0 });
  const paths = cases.filter(({ name, calls, isOnce }) => calls.length > 0 && !isOnce && name.includes(only));
  const postmasterPid = await postmasterPidOf(database);
  const start = (count: number) =>
    startProduct(database.databaseUrl, { settings: { INSTANCES: String(count), DATABASE_POOL_SIZE: '10' } });
  const [one, two] = [await start(1), await start(2)];
  try {
    for (const side of [one, two])
      for (const path of Object.values(keptPages({ freelanceIds }))) await fetch(side.url + path);
    for (const { name, calls } of paths) {
      const runs = new Map<typeof one, Run[]>([
        [one, []],
        [two, []],
      ]);
      await runLoad({ url: one.url, calls, connections, durationS: warmUpS });
      await runLoad({ url: two.url, calls, connections, durationS: 2 * warmUpS });
      for (let round = 1; round <= rounds; round += 1)
        for (const side of round % 2 === 0 ? [one, two] : [two, one])
          runs.get(side)?.push(await measureRun(side, { calls, connections, durationS, postmasterPid }));
      const middle = (side: typeof one, of: (run: Run) => number) => median((runs.get(side) ?? []).map(of));
      const [wall, work] = [(run: Run) => run.answers / run.seconds, (run: Run) => run.perCpuSecond];
      const [ofOne = [], ofTwo = []] = [runs.get(one), runs.get(two)];
      const grows = (of: (run: Run) => number) =>
        median(ofTwo.map((run, round) => of(run) / of(ofOne[round] ?? run)));
      const share = (side: typeof one) =>
        middle(side, ({ loadS, postgresS, serverS }) => (loadS + postgresS) / (loadS + postgresS + serverS));
      table.push(
        `| ${name} | ${middle(one, wall).toFixed(0)} | ${middle(two, wall).toFixed(0)} | ${grows(wall).toFixed(2)} | ${(2 * grows(work)).toFixed(2)} | ${(share(two) * 100).toFixed(0)} % |`,
      );
      console.error(`measured: ${name}`);
    }
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
} finally {
  await close();
  await saveResults('instances', { size, rounds, durationS, table });
  console.log(
    '| path | one: answers a second | two | two/one | two/one, were there processors for all | load generator and PostgreSQL |',
  );
  console.log(`| --- | --- | --- | --- | --- | --- |\n${table.join('\n')}`);
}
