import { parseArgs } from 'node:util';
import { type Mechanism, mechanismNames, mechanisms } from './mechanisms.ts';
import { openDatabases } from './open-databases.ts';
import { type Outcome, simulate } from './simulate.ts';
import { type Column, disclaimer, formatTable } from './table.ts';

// `npm run simulate -- --people 1000 --days 365 --seed 7 [--only-all]`: see docs/simulation.md.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '7' },
    'only-all': { type: 'boolean', default: false },
  },
});
const count = (name: 'people' | 'days' | 'seed'): number => {
  if (/^[1-9]\d{0,5}$/.test(values[name])) return Number(values[name]);
  throw new RangeError(`--${name}: a whole number, not ${values[name]}`);
};
const asked = { people: count('people'), days: count('days'), seed: count('seed') };
/** Runs without a mechanism are compared with one of their own size: all of them at full size would take an hour. */
const compared = { ...asked, people: Math.ceil(asked.people / 5), days: Math.min(asked.days, 60) };

const databases = await openDatabases();
const faults: string[] = [];
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;

async function run(name: string, size: typeof asked, off: readonly Mechanism[]): Promise<Column> {
  const onDay = (day: number) => {
    if (day % 30 === 0) console.error(`${seconds()}: ${name}, day ${day} of ${size.days}`);
  };
  const outcome: Outcome = await simulate(await databases.create(), { ...size, off: new Set(off), onDay });
  faults.push(...outcome.faults.map((fault) => `${name}: ${fault}`));
  return { name, rows: outcome.rows };
}

try {
  const whole = await run(`${asked.people} people, ${asked.days} days`, asked, []);
  const columns = [whole];
  if (!values['only-all']) {
    columns.push(await run(`${compared.people} people, ${compared.days} days`, compared, []));
    for (const mechanism of mechanismNames)
      columns.push(await run(`without ${mechanism}`, compared, [mechanism]));
  }
  console.log(
    `${disclaimer}\n\nSeed ${asked.seed}. ${Object.entries(mechanisms)
      .map(([name, says]) => `Without ${name}: ${says}.`)
      .join(' ')}\n`,
  );
  console.log(formatTable(columns));
  console.log(`\n${seconds()}`);
  if (faults.length > 0) console.log(`\nSeen, and not to be:\n${faults.join('\n')}`);
} finally {
  await databases.close();
}
