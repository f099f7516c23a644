import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from './arguments.ts';
import { fillProfiles } from './fill-profiles.ts';
import { runLoad } from './measure/load.ts';
import { readProcesses, secondsOfTree } from './measure/process-times.ts';
import { residentMb } from './measure/resident-memory.ts';
import { openDatabases } from './open-databases.ts';
import { pathCases } from './paths/path-cases.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';

// What the server holds and works while nobody asks: after the start, and after `--rounds` times `--seconds` of load.
const { size, rounds, durationS } = readArguments(process.argv.slice(2));
/** More than the minute in which V8 gives back what a server at rest does not need. */
const restS = 80;
const watchedS = 20;

interface Rest {
  readonly after: string;
  readonly memoryMb: number;
  /** Of one processor. */
  readonly busyPercent: number;
}

async function rest(after: string, pid: number): Promise<Rest> {
  await sleep(restS * 1000);
  const before = secondsOfTree(await readProcesses(), pid);
  await sleep(watchedS * 1000);
  const busyPercent = ((secondsOfTree(await readProcesses(), pid) - before) / watchedS) * 100;
  return { after, memoryMb: await residentMb(pid), busyPercent };
}

const { databases, close } = await openDatabases({ name: 'profiles', sizes: [size], fill: fillProfiles });
const rests: Rest[] = [];
try {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const freelanceIds = await someFreelances(database, Math.min(5000, size / 2));
  const searches = await someSearches(database, 300);
  const asked = pathCases({ talkers: [], freelanceIds, searches, pagesMade: freelanceIds.length - 1 });
  const calls = asked.filter((one) => one.calls.length > 1).flatMap((one) => one.calls);
  const product = await startProduct(database.databaseUrl);
  try {
    rests.push(await rest('the start', product.pid));
    for (let round = 1; round <= rounds; round += 1) {
      await runLoad({ url: product.url, calls, connections: 8, durationS });
      rests.push(await rest(`${round * durationS} s of load`, product.pid));
    }
  } finally {
    await product.stop();
  }
} finally {
  await close();
  await saveResults('rest', { size, rounds, durationS, rests });
  console.log('| at rest after | memory MB | of one processor |\n| --- | --- | --- |');
  for (const { after, memoryMb, busyPercent } of rests)
    console.log(`| ${after} | ${memoryMb.toFixed(0)} | ${busyPercent.toFixed(1)} % |`);
}
