import { type MeasuredServer, measureRun, type Run } from '../measure/measure-run.ts';
import { median } from '../measure/percentile.ts';
import type { PathCase } from './path-case.ts';

/** What all rounds of a path gave, those of one side in the order of the rounds. */
export interface Rounds {
  readonly ours: readonly Run[];
  readonly bare: readonly Run[];
}

export interface PathResult extends Rounds {
  readonly name: string;
  readonly goal: PathCase['goal'];
}

export interface PathOptions {
  readonly rounds: number;
  readonly connections: number;
  readonly durationS: number;
  readonly warmUpS: number;
  /** Of calls that are made once, how many rounds' calls come before the first; 1 where it is left out. */
  readonly warmUpRounds?: number;
  readonly postmasterPid: number;
}

/** A path as it is measured on the product and on a bare server. */
export async function measurePath(
  asked: PathCase,
  product: MeasuredServer,
  bare: MeasuredServer,
  options: PathOptions,
): Promise<PathResult> {
  return { name: asked.name, goal: asked.goal, ...(await measureInTurn(asked, product, bare, options)) };
}

/** V8 has compiled most of what a path calls after so many answers; a slow path is not waited for longer than this. */
const warmUp = { answers: 20_000, mostS: 40 } as const;

/** How many seconds a side is warmed up further, given how it answered until now. */
export function furtherWarmUpS({ answers, seconds }: Pick<Run, 'answers' | 'seconds'>): number {
  const neededS = Math.min((warmUp.answers / answers) * seconds, warmUp.mostS);
  return Math.max(0, Math.ceil(neededS - seconds));
}

async function warmUpFor(leastS: number, measure: (seconds: number) => Promise<Run>): Promise<void> {
  const moreS = furtherWarmUpS(await measure(leastS));
  if (moreS > 0) await measure(moreS);
}

/** Each round asks both, the product first in one and second in the next; what warms them up is not counted. */
export async function measureInTurn(
  {
    calls,
    bareCalls = calls,
    isOnce = false,
    ...own
  }: Pick<PathCase, 'calls' | 'bareCalls' | 'isOnce' | 'connections'>,
  product: MeasuredServer,
  bare: MeasuredServer,
  { rounds, durationS, warmUpS, warmUpRounds = 1, postmasterPid, ...options }: PathOptions,
): Promise<Rounds> {
  const partSize = Math.floor(calls.length / (rounds + warmUpRounds));
  const common = { connections: own.connections ?? options.connections, postmasterPid };
  /** The calls of these rounds, where each is made once. */
  const measureOurs = (seconds: number, first: number, end: number) =>
    measureRun(
      product,
      isOnce
        ? { ...common, calls: calls.slice(first * partSize, end * partSize) }
        : { ...common, calls, durationS: seconds },
    );
  const measureRound = (round: number) =>
    measureOurs(durationS, warmUpRounds + round - 1, warmUpRounds + round);
  const measureBare = (seconds: number) =>
    measureRun(bare, { ...common, calls: bareCalls, durationS: seconds });
  const [ours, others]: [Run[], Run[]] = [[], []];
  if (isOnce) {
    await measureRun(bare, { ...common, calls: bareCalls });
    await measureOurs(warmUpS, 0, warmUpRounds);
    await measureBare(warmUpS);
  } else {
    await warmUpFor(warmUpS, (seconds) => measureOurs(seconds, 0, warmUpRounds));
    await warmUpFor(warmUpS, measureBare);
  }
  for (let round = 1; round <= rounds; round += 1) {
    if (round % 2 === 1) ours.push(await measureRound(round));
    others.push(await measureBare(durationS));
    if (round % 2 === 0) ours.push(await measureRound(round));
  }
  return { ours, bare: others };
}

/** The middle of the rounds, and their least and most. */
export interface Spread {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  return { middle: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** How much of the bare server's answers in a second of a processor the product reaches, round by round. */
export function sharesOf({ ours, bare }: PathResult): number[] {
  return ours.map((run, round) => run.perCpuSecond / (bare[round]?.perCpuSecond ?? Number.NaN));
}
