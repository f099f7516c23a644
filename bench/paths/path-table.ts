import type { Run } from '../measure/measure-run.ts';
import { median } from '../measure/percentile.ts';
import { type PathResult, sharesOf, spreadOf } from './measure-paths.ts';

const heads = [
  'path',
  'ours',
  'bare',
  'ours/bare',
  'goal',
  'PostgreSQL ms: ours',
  'bare',
  'ms p50/p95/p99: ours',
  'bare',
];

const whole = (value: number) => value.toFixed(0);
const hundredths = (value: number) => value.toFixed(2);

/** `middle (least–most)` of the rounds. */
function spread(values: readonly number[], write: (value: number) => string): string {
  const { middle, least, most } = spreadOf(values);
  return `${write(middle)} (${write(least)}–${write(most)})`;
}

function latencies(runs: readonly Run[]): string {
  const of = (key: 'p50Ms' | 'p95Ms' | 'p99Ms') => median(runs.map((run) => run[key])).toFixed(1);
  return `${of('p50Ms')} / ${of('p95Ms')} / ${of('p99Ms')}`;
}

function goalOf(result: PathResult): string {
  const { goal, ours } = result;
  const [reached, wanted, text] =
    'share' in goal
      ? [median(sharesOf(result)), goal.share, `${goal.share}`]
      : [median(ours.map((run) => run.perCpuSecond)), goal.perCpuSecond, `${goal.perCpuSecond} a second`];
  return `${text} ${reached >= wanted ? 'met' : 'missed'}`;
}

/** One Markdown row a path: answers in a second of the server's processor, the middle of the rounds and their spread. */
export function pathTable(results: readonly PathResult[]): string {
  const rows = results.map((result) => [
    result.name,
    ...[result.ours, result.bare].map((runs) =>
      spread(
        runs.map((run) => run.perCpuSecond),
        whole,
      ),
    ),
    spread(sharesOf(result), hundredths),
    goalOf(result),
    ...[result.ours, result.bare].map((runs) => hundredths(median(runs.map((run) => run.postgresMs)))),
    latencies(result.ours),
    latencies(result.bare),
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How much of all that processors did in the measured runs was the load generator's. */
export function loadShare(results: readonly PathResult[]): number {
  const runs = results.flatMap(({ ours, bare }) => [...ours, ...bare]);
  const sum = (key: 'serverS' | 'postgresS' | 'loadS') => runs.reduce((total, run) => total + run[key], 0);
  return sum('loadS') / (sum('loadS') + sum('serverS') + sum('postgresS'));
}
