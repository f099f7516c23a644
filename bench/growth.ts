import type { BenchArguments } from './arguments.ts';
import { createKinds, type Kind } from './kinds.ts';
import { type Run, runLoad } from './load.ts';
import { median, ratio, table, takeTurns } from './turns.ts';
import type { Workshop } from './workshop.ts';

const calls = { usual: 200, small: 20 } as const;
/** A call that is refused says nothing of how long it takes. */
const settings = { SHED_FROM_MS: '60000' };

/** How long every kind of call takes for one caller and for sixteen, in a database of a given size. */
export async function growth(
  { startSides }: Workshop,
  { size, rounds, seconds, callers, only, isSmall }: BenchArguments,
): Promise<void> {
  const sides = await startSides(settings);
  const each = isSmall ? calls.small : calls.usual;
  const runs = 1 + rounds * callers.length;
  const measured: { name: string; url: string; kinds: Kind[] }[] = [];
  for (const { name, url } of sides)
    measured.push({ name, url, kinds: await createKinds(url, { size, each, runs }) });
  const names = measured[0]?.kinds.map(({ name }) => name) ?? [];
  const rows: { name: string; connections: number; results: Run[][] }[] = [];
  try {
    for (const [index, name] of names.entries()) {
      if (!name.includes(only)) continue;
      const callsOf = (side: (typeof measured)[number], turn: number) => {
        const { calls: all = [], isOnce = false } = side.kinds[index] ?? {};
        const part = Math.floor(all.length / runs);
        return { calls: isOnce ? all.slice(turn * part, (turn + 1) * part) : all, isOnce };
      };
      for (const side of measured)
        await runLoad(side.url, { calls: callsOf(side, 0).calls, connections: 4, seconds });
      for (const [at, connections] of callers.entries()) {
        const results = await takeTurns(measured, rounds, (side, round) => {
          const { isOnce, ...own } = callsOf(side, 1 + at * rounds + round);
          return runLoad(side.url, { ...own, connections, ...(!isOnce && { seconds }) });
        });
        rows.push({ name, connections, results });
      }
      console.error(`measured: ${name}`);
    }
  } finally {
    // also what was measured before a call that failed
    for (const connections of callers) {
      const heads = [
        `${size.toLocaleString('en')} profiles, ${connections} caller${connections > 1 ? 's' : ''}`,
        ...measured.map(({ name }) => `${name}: p50 / p99 ms`),
        'p50 ratio',
        'p99 ratio',
      ];
      const cells = rows
        .filter((row) => row.connections === connections)
        .map(({ name, results: [ours = [], others] }) => [
          name,
          ...[ours, ...(others ? [others] : [])].map(
            (side) =>
              `${median(side.map(({ p50Ms }) => p50Ms)).toFixed(1)} / ${median(side.map(({ p99Ms }) => p99Ms)).toFixed(1)}`,
          ),
          ...(['p50Ms', 'p99Ms'] as const).map((key) =>
            ratio(
              ours.map((run) => run[key]),
              others?.map((run) => run[key]),
            ),
          ),
        ]);
      console.log(`\n${table(heads, cells)}`);
    }
  }
}
