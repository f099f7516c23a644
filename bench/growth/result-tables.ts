import type { Result } from './measure-rounds.ts';

const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);

/** One Markdown table a number of callers: the databases side by side, and how much the slowest calls grow. */
export function resultTables(results: readonly Result[]): string {
  const callers = [...new Set(results.map(({ connections }) => connections))];
  return callers.map((connections) => table(results, connections)).join('\n\n');
}

function table(results: readonly Result[], connections: number): string {
  const here = results.filter((result) => result.connections === connections);
  const sizes = [...new Set(here.map((one) => one.size))];
  const scenarios = [...new Set(here.map(({ scenario }) => scenario))];
  const rows = scenarios.map((scenario) => {
    const found = sizes.map((size) => here.find((one) => one.scenario === scenario && one.size === size));
    const growth = (found.at(-1)?.p99Ms ?? Number.NaN) / (found[0]?.p99Ms ?? Number.NaN);
    return [scenario, ...found.map((one) => `${ms(one?.p50Ms)} / ${ms(one?.p99Ms)}`), growth.toFixed(2)];
  });
  const heads = [
    `${connections} caller${connections > 1 ? 's' : ''}`,
    ...sizes.map((size) => `${size.toLocaleString('en')}: p50 / p99 ms`),
    'p99 grows',
  ];
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
