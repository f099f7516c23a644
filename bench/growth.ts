import type { BenchArguments } from './arguments.ts';
import { createKinds, type Kind } from './kinds.ts';
import { type Run, runLoad } from './load.ts';
import type { Bench } from './sides.ts';
import { median, printTable, ratio, takeTurns } from './turns.ts';

/** How long every kind of call takes, for one caller and for several at once. */
export async function growth(
  { sides }: Bench,
  { size, rounds, seconds, callers, only, isSmall }: BenchArguments,
): Promise<void> {
  const runs = 1 + rounds * callers.length;
  const asked: { url: string; kinds: Kind[] }[] = [];
  for (const { url } of sides)
    asked.push({ url, kinds: await createKinds(url, size, isSmall ? 20 : 200, runs) });
  const rows: { name: string; connections: number; results: Run[][] }[] = [];
  try {
    for (const [index, { name, isOnce }] of (asked[0]?.kinds ?? []).entries()) {
      if (!name.includes(only)) continue;
      const run = ({ url, kinds }: (typeof asked)[number], connections: number, turn: number) => {
        const calls = kinds[index]?.calls ?? [];
        if (!isOnce) return runLoad(url, { calls, connections, seconds });
        const part = Math.floor(calls.length / runs);
        return runLoad(url, { calls: calls.slice(turn * part, (turn + 1) * part), connections });
      };
      for (const side of asked) await run(side, 4, 0);
      for (const [at, connections] of callers.entries()) {
        const measure = (side: (typeof asked)[number], round: number) =>
          run(side, connections, 1 + at * rounds + round);
        rows.push({ name, connections, results: await takeTurns(asked, rounds, measure) });
      }
      console.error(`measured: ${name}`);
    }
  } finally {
    // also what was measured before a call that failed
    for (const connections of callers) {
      const labels = sides.map(({ name }) => `${name}: p50 / p99 ms`);
      const heads = [`${size} profiles, callers: ${connections}`, ...labels, 'p50 ratio', 'p99 ratio'];
      const cells = rows
        .filter((row) => row.connections === connections)
        .map(({ name, results }) => {
          const [p50, p99] = (['p50Ms', 'p99Ms'] as const).map((key) =>
            results.map((ofRounds) => ofRounds.map((run) => run[key])),
          ) as [number[][], number[][]];
          const middles = p50.map(
            (each, side) => `${median(each).toFixed(1)} / ${median(p99[side] ?? []).toFixed(1)}`,
          );
          return [name, ...middles, ratio(p50[0], p50[1]), ratio(p99[0], p99[1])];
        });
      printTable(heads, cells);
    }
  }
}
