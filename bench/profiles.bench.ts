import { mkdir, writeFile } from 'node:fs/promises';
import { measureRounds } from './measure-rounds.ts';
import { openDatabases } from './open-databases.ts';
import { openSide, type Side } from './open-side.ts';
import { resultTables } from './result-tables.ts';
import { createSearchMix } from './search-mix.ts';

// The directory and profiles with few people and with many, each beside a bare server that asks the same queries.
const sizes = (process.env.BENCH_PROFILES ?? '100,100000').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
// Only the scenarios whose name begins so.
const only = process.env.BENCH_SCENARIOS ?? '';
const searches = 400;

const { databases, close } = await openDatabases(sizes);
const sides: Side[] = [];
try {
  const [smallest] = databases;
  if (!smallest) throw new Error('BENCH_PROFILES names no size');
  const mix = await createSearchMix(smallest, searches);
  for (const database of databases) sides.push(await openSide(database, mix));
  const results = await measureRounds(sides, { rounds, only });
  await mkdir(new URL('./results/', import.meta.url), { recursive: true });
  const filledInS = Object.fromEntries(databases.map((one) => [one.profiles, one.filledInS]));
  const record = { at: new Date().toISOString(), node: process.version, rounds, filledInS, results };
  await writeFile(
    new URL('./results/profiles.json', import.meta.url),
    `${JSON.stringify(record, null, 2)}\n`,
  );
  console.log(resultTables(results));
} finally {
  for (const side of sides) await side.stop();
  await close();
}
