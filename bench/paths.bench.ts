import { readArguments, shortTurns } from './arguments.ts';
import { bareTaskFor } from './bare-task-for.ts';
import { fillPeople } from './fill-people.ts';
import { fillProfiles } from './fill-profiles.ts';
import { openDatabases, postmasterPidOf } from './open-databases.ts';
import { requireSameAnswers } from './paths/compare-answers.ts';
import { measurePath, type PathResult } from './paths/measure-paths.ts';
import { keptPages, pathCases } from './paths/path-cases.ts';
import { loadShare, pathTable } from './paths/path-table.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { profilePath } from './profile/profile-path.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';
import { startBareServer } from './start-program.ts';

// Every path with a goal, on the product as in production and on a bare server that sends the same: answers in a second of
// the server's processor, and what PostgreSQL works for one.
const { size, rounds, durationS, only, hasProfiles } = readArguments(process.argv.slice(2), shortTurns);
const connections = 16;
const poolSize = 15;
/** The least before the first round, on either side: until then V8 still compiles what is called often, the product's more than the bare server's. */
const warmUpS = 10;
/** So that a run lasts about as long as the bare server's: what has rested for seconds first works more for each page. */
const pagesEachRun = Math.max(200, 400 * durationS);
/** Of pages that are made once: as long as the bare server is warmed up, about. */
const warmUpRounds = Math.ceil(warmUpS / durationS);

const { databases, close } = await openDatabases({ name: 'profiles', sizes: [size], fill: fillProfiles });
const results: PathResult[] = [];
const profiles: string[] = [];
try {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const talkers = await fillPeople(database);
  const pagesMade = Math.min(pagesEachRun * (rounds + warmUpRounds), Math.floor(size / 2));
  const freelanceIds = await someFreelances(database, Math.max(pagesMade + 1, 600));
  const cases = pathCases({
    talkers,
    freelanceIds,
    searches: await someSearches(database, 300),
    pagesMade,
  }).filter(({ name }) => name.includes(only));
  const product = await startProduct(database.databaseUrl, {
    settings: { DATABASE_POOL_SIZE: String(poolSize) },
    ...(hasProfiles && { preload: new URL('./dist/profile-when-told.mjs', import.meta.url) }),
  });
  try {
    const bare = await startBareServer(
      await bareTaskFor({
        connection: database.connection,
        poolSize,
        instances: 1,
        productUrl: product.url,
        keptPaths: Object.values(keptPages({ freelanceIds })),
      }),
    );
    try {
      const postmasterPid = await postmasterPidOf(database);
      for (const one of cases) {
        await requireSameAnswers(one, product.url, bare.url);
        const options = { rounds, connections, durationS, warmUpS, warmUpRounds, postmasterPid };
        results.push(await measurePath(one, product, bare, options));
        if (hasProfiles) profiles.push(await profilePath(one, product, options));
        console.error(`measured: ${one.name}`);
      }
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
} finally {
  await close();
  // also what was measured before an answer that failed
  await tell();
}

async function tell(): Promise<void> {
  if (results.length === 0) return;
  await saveResults(`paths-${size}`, { size, rounds, durationS, connections, poolSize, results });
  console.log(`${pathTable(results)}

${size.toLocaleString('en')} profiles, ${connections} callers, ${poolSize} connections to PostgreSQL each, ${rounds} rounds of ${durationS} s in turn after ${warmUpS} s or 20,000 answers, 40 s at most, that warm each side up (the middle, and least–most); answers in a second of the server’s processor. Of all that processors did, ${(loadShare(results) * 100).toFixed(0)} % was the load generator’s.`);
  for (const profile of profiles) console.log(`\n${profile}`);
}
