import type { Result } from './measure-rounds.ts';

const ms = (value: number) => value.toFixed(1);
const times = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–');

/** One Markdown table a number of callers: the smallest and the largest database side by side, and the bare server. */
export function resultTables(results: readonly Result[]): string {
  const callers = [...new Set(results.map(({ connections }) => connections))];
  return callers.map((connections) => table(results, connections)).join('\n\n');
}

function table(results: readonly Result[], connections: number): string {
  const here = results.filter((result) => result.connections === connections);
  const sizes = [...new Set(here.map((one) => one.size))];
  const scenarios = [...new Set(here.map(({ scenario }) => scenario))];
  const find = (scenario: string, server: Result['server'], size: number | undefined) =>
    here.find((one) => one.scenario === scenario && one.server === server && one.size === size);
  const rows = scenarios.map((scenario) => {
    const products = sizes.map((size) => find(scenario, 'product', size));
    const bares = sizes.map((size) => find(scenario, 'bare', size));
    const shares = products.map((one, index) => (one?.perSecond ?? 0) / (bares[index]?.perSecond ?? 0));
    const growth = (products.at(-1)?.p95Ms ?? 0) / (products[0]?.p95Ms ?? 0);
    return [
      scenario,
      ...products.map(
        (one) => `${ms(one?.p50Ms ?? 0)} / ${ms(one?.p95Ms ?? 0)} / ${one?.perSecond.toFixed(0)}`,
      ),
      times(growth),
      ...shares.map(times),
    ];
  });
  const heads = [
    `${connections} caller${connections > 1 ? 's' : ''}`,
    ...sizes.map((size) => `${size.toLocaleString('en')}: p50 / p95 ms / per s`),
    'p95 ratio',
    ...sizes.map((size) => `of bare, ${size.toLocaleString('en')}`),
  ];
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
