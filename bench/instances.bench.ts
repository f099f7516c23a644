import { readArguments, shortTurns } from './arguments.ts';
import { bareTaskFor } from './bare-task-for.ts';
import { fillProfiles } from './fill-profiles.ts';
import { runLoad } from './measure/load.ts';
import { measureRun, type Run } from './measure/measure-run.ts';
import { median } from './measure/percentile.ts';
import { openDatabases, postmasterPidOf } from './open-databases.ts';
import { keptPages, pathCases } from './paths/path-cases.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { saveResults } from './save-results.ts';
import { type StartedServer, startProduct } from './start-product.ts';
import { startBareServer } from './start-program.ts';

// Two instances on one port beside one, in turn, and two bare servers beside one, which share nothing but the machine. The
// load generator and PostgreSQL have a part of it, so that on two processors the answers a second cannot double: what an
// answer costs the server's processors says whether they would.
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
  const poolSize = 10;
  const keptPaths = Object.values(keptPages({ freelanceIds }));
  const start = (count: number) =>
    startProduct(database.databaseUrl, {
      settings: { INSTANCES: String(count), DATABASE_POOL_SIZE: String(poolSize) },
    });
  const product = { one: await start(1), two: await start(2) };
  const started: StartedServer[] = Object.values(product);
  try {
    const bareOf = async (instances: number) => {
      const { connection } = database;
      const { url: productUrl } = product.one;
      const task = await bareTaskFor({ connection, poolSize, instances, productUrl, keptPaths });
      const bare = await startBareServer(task);
      started.push(bare);
      return bare;
    };
    const bare = { one: await bareOf(1), two: await bareOf(2) };
    for (const path of keptPaths) await fetch(product.two.url + path);
    for (const { name, calls } of paths) {
      const options = { calls, connections, durationS, postmasterPid };
      const turns = [product.one, product.two, bare.one, bare.two].map((server) => ({
        server,
        runs: [] as Run[],
      }));
      for (const { server } of turns) {
        const instances = server === product.one || server === bare.one ? 1 : 2;
        await runLoad({ url: server.url, calls, connections, durationS: instances * warmUpS });
      }
      for (let round = 1; round <= rounds; round += 1)
        for (const { server, runs } of round % 2 === 0 ? turns : turns.toReversed())
          runs.push(await measureRun(server, options));
      const [one = [], two = [], bareOne = [], bareTwo = []] = turns.map(({ runs }) => runs);
      const wall = (run: Run) => run.answers / run.seconds;
      const times = (ofOne: readonly Run[], ofTwo: readonly Run[], of: (run: Run) => number) =>
        median(ofTwo.map((run, round) => of(run) / of(ofOne[round] ?? run)));
      const wereThereMore = (ofOne: readonly Run[], ofTwo: readonly Run[]) =>
        2 * times(ofOne, ofTwo, (run) => run.perCpuSecond);
      const share = median(
        one.map(({ loadS, postgresS, serverS }) => (loadS + postgresS) / (loadS + postgresS + serverS)),
      );
      table.push(
        `| ${name} | ${median(one.map(wall)).toFixed(0)} | ${median(two.map(wall)).toFixed(0)} | ${times(one, two, wall).toFixed(2)} | ${wereThereMore(one, two).toFixed(2)} | ${wereThereMore(bareOne, bareTwo).toFixed(2)} | ${(share * 100).toFixed(0)} % |`,
      );
      console.error(`measured: ${name}`);
    }
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
} finally {
  await close();
  await saveResults('instances', { size, rounds, durationS, table });
  console.log(
    '| path | one: answers a second | two | two/one | two/one, were there processors for all | the same of bare servers | load generator and PostgreSQL |',
  );
  console.log(`| --- | --- | --- | --- | --- | --- | --- |\n${table.join('\n')}`);
}
