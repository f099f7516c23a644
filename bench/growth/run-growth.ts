import { readArguments } from '../arguments.ts';
import { type FilledDatabase, type Filling, openDatabases } from '../open-databases.ts';
import { saveResults } from '../save-results.ts';
import { measureRounds } from './measure-rounds.ts';
import { openSide, type Questions, type Side } from './open-side.ts';
import { resultTables } from './result-tables.ts';

interface Growth extends Omit<Filling, 'sizes'> {
  /** What is asked, made up from the smallest database: its rows are in all others too. */
  questions(smallest: FilledDatabase): Promise<Questions>;
}

/** Measures the product on a database of each size: what few rows cost, and what many. */
export async function runGrowth({ questions, ...filling }: Growth): Promise<void> {
  const { sizes, rounds, durationS, only } = readArguments(process.argv.slice(2));
  const { databases, close } = await openDatabases({ ...filling, sizes });
  const sides: Side[] = [];
  try {
    const [smallest] = databases;
    if (!smallest) throw new Error('no size is named');
    const asked = await questions(smallest);
    for (const database of databases) sides.push(await openSide(database, asked));
    const results = await measureRounds(sides, { rounds, durationS, only });
    const filledInS = Object.fromEntries(databases.map((one) => [one.size, one.filledInS]));
    await saveResults(filling.name, { rounds, durationS, filledInS, results });
    console.log(resultTables(results));
  } finally {
    for (const side of sides) await side.stop();
    await close();
  }
}
