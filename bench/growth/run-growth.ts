import { mkdir, writeFile } from 'node:fs/promises';
import { measureRounds } from './measure-rounds.ts';
import { type Filling, openDatabases } from './open-databases.ts';
import { openSide, type Questions, type Side } from './open-side.ts';
import { resultTables } from './result-tables.ts';

interface Bench extends Filling {
  /** What is asked, made up from the smallest database: its rows are in all others too. */
  questions(smallest: Parameters<Questions['scenarios']>[0]): Promise<Questions>;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
// Only the scenarios whose name begins so.
const only = process.env.BENCH_SCENARIOS ?? '';

/** Sizes to measure, from the environment or as given. */
export function sizesFrom(text: string | undefined): number[] {
  return (text ?? '100,100000').split(',').map(Number);
}

/** Measures the product on a database of each size, each beside a bare server that asks the same queries. */
export async function runBench({ questions, ...filling }: Bench): Promise<void> {
  const { databases, close } = await openDatabases(filling);
  const sides: Side[] = [];
  try {
    const [smallest] = databases;
    if (!smallest) throw new Error('no size is named');
    const asked = await questions(smallest);
    for (const database of databases) sides.push(await openSide(database, asked));
    const results = await measureRounds(sides, { rounds, only });
    const folder = new URL('./results/', import.meta.url);
    await mkdir(folder, { recursive: true });
    const filledInS = Object.fromEntries(databases.map((one) => [one.size, one.filledInS]));
    const record = { at: new Date().toISOString(), node: process.version, rounds, filledInS, results };
    await writeFile(new URL(`${filling.name}.json`, folder), `${JSON.stringify(record, null, 2)}\n`);
    console.log(resultTables(results));
  } finally {
    for (const side of sides) await side.stop();
    await close();
  }
}
