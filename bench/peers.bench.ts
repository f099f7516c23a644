import { loadavg } from 'node:os';
import { readArguments } from './arguments.ts';
import { fillProfiles } from './fill-profiles.ts';
import { runLoad } from './measure/load.ts';
import { openDatabases, postmasterPidOf } from './open-databases.ts';
import { measureInTurn } from './paths/measure-paths.ts';
import { someFreelances, someSearches } from './paths/questions.ts';
import { requireSameList, requireSameProfile } from './peers/compare-peer.ts';
import { deepPage, skippedOf } from './peers/deep-pages.ts';
import { makeDirectoryTable } from './peers/directory-table.ts';
import { installPeer } from './peers/install-peer.ts';
import { pagesOf, peerCases, profileCall, withRateRange } from './peers/peer-cases.ts';
import { type PeerResult, peerTable } from './peers/peer-table.ts';
import { startPeer } from './peers/start-peer.ts';
import { saveResults } from './save-results.ts';
import { startProduct } from './start-product.ts';

// The product beside what a team would pick instead (bench/peers/README.md), on one database: what processors work for an
// answer, the server and PostgreSQL together.
const { size, rounds, durationS, only } = readArguments(process.argv.slice(2), { size: 3_000 });
const connections = 16;
/** Seconds until what runs often is compiled, on a machine that is busy with other things too. */
const warmUpS = 10;
const deepPages = 12;
/** A call that is refused says nothing of work. */
const productSettings = { SHED_FROM_MS: '60000' };

const results: PeerResult[] = [];
const loads: number[] = [];
const endings: (() => Promise<void>)[] = [];
try {
  const installed = await installPeer();
  endings.push(installed.forget);
  const { databases, close } = await openDatabases({ name: 'profiles', sizes: [size], fill: fillProfiles });
  endings.push(close);
  const [database] = databases;
  if (!database) throw new Error('no database');
  endings.push(await makeDirectoryTable(database));
  const product = await startProduct(database.databaseUrl, { settings: productSettings });
  endings.push(product.stop);
  const peer = await startPeer(installed, database.databaseUrl);
  endings.push(peer.stop);

  const { compared, warming, measured } = pagesOf(await someFreelances(database, size), rounds);
  const skipped = skippedOf(size);
  const deep: Record<'ours' | 'peer', Record<string, string>[]> = { ours: [], peer: [] };
  for (let index = 0; index < deepPages; index += 1) {
    deep.ours.push(await deepPage(product.url, `deep${index}`, skipped));
    deep.peer.push(await deepPage(peer.url, `deep${index}`, skipped));
  }
  const searches = withRateRange(await someSearches(database, 600), 300);
  const cases = peerCases({ freelanceIds: measured, searches, deep, skipped });
  const postmasterPid = await postmasterPidOf(database);
  for (const one of cases.filter(({ name }) => name.includes(only))) {
    if (one.kind === 'list') await requireSameList(one, product.url, peer.url);
    else {
      await requireSameProfile(compared, product.url, peer.url);
      // of the product, each page is asked for once, and too few are measured to warm it up
      await runLoad({ url: product.url, calls: warming.map(profileCall), connections: 4 });
    }
    const options = { rounds, connections, durationS, warmUpS, postmasterPid };
    const inTurn = await measureInTurn(one, product, peer, options);
    results.push({ name: one.name, timesGoal: one.timesGoal, ...inTurn });
    loads.push(loadavg()[0] ?? 0);
    console.error(`measured: ${one.name}`);
  }
} finally {
  for (const end of endings.toReversed()) await end();
  // also what was measured before an answer that failed
  await tell();
}

async function tell(): Promise<void> {
  if (results.length === 0) return;
  await saveResults(`peers-${size}`, { size, rounds, durationS, connections, loads, results });
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(0));
  console.log(`${peerTable(results)}

${size.toLocaleString('en')} profiles, ${connections} callers (4 for pages), ${rounds} rounds of ${durationS} s in turn after one that warms up (the middle, and least–most); milliseconds that processors work for an answer, the server and PostgreSQL together. Load of the machine: ${least} to ${most}.`);
}
