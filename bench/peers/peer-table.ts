import type { Run } from '../measure/measure-run.ts';
import { median } from '../measure/percentile.ts';
import { type Rounds, spreadOf } from '../paths/measure-paths.ts';
import type { PeerCase } from './peer-cases.ts';

/** What a path cost on the product and on the peer, which stands where a bare server does. */
export interface PeerResult extends Pick<PeerCase, 'name' | 'timesGoal'>, Rounds {}

const heads = [
  'path',
  'processor ms: ours',
  'peer',
  'peer/ours',
  'goal',
  'PostgreSQL of it: ours',
  'peer',
  'answers: ours',
  'peer',
];

/** Milliseconds that processors worked for one answer, the server and PostgreSQL together. */
const workMs = ({ serverS, postgresS, answers }: Run) => ((serverS + postgresS) * 1000) / answers;

const hundredths = (value: number) => value.toFixed(2);

/** `middle (least–most)` of the rounds. */
function spread(values: readonly number[], write: (value: number) => string): string {
  const { middle, least, most } = spreadOf(values);
  return `${write(middle)} (${write(least)}–${write(most)})`;
}

/** How many times the product's work the peer's was, round by round. */
const timesOf = ({ ours, bare }: Rounds) =>
  ours.map((run, round) => {
    const other = bare[round];
    return other ? workMs(other) / workMs(run) : Number.NaN;
  });

/** One Markdown row a path: the middle of the rounds and their spread. */
export function peerTable(results: readonly PeerResult[]): string {
  const rows = results.map((result) => {
    const sides = [result.ours, result.bare];
    const times = timesOf(result);
    const goal = result.timesGoal;
    return [
      result.name,
      ...sides.map((runs) => spread(runs.map(workMs), hundredths)),
      spread(times, (value) => value.toFixed(1)),
      goal === undefined ? '–' : `${goal} ${median(times) >= goal ? 'met' : 'missed'}`,
      ...sides.map((runs) => hundredths(median(runs.map((run) => run.postgresMs)))),
      ...sides.map((runs) => String(runs.reduce((sum, run) => sum + run.answers, 0))),
    ];
  });
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
