import { type Call, type Latencies, runLoad } from '../measure/load.ts';
import { median } from '../measure/percentile.ts';
import { callsOf, type Scenario, type Side } from './open-side.ts';

/** What one kind of call takes in one database: each figure as the middle one of the rounds. */
export interface Result {
  readonly scenario: string;
  /** Rows of what is measured. */
  readonly size: number;
  readonly connections: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rounds: readonly Latencies[];
}

const concurrencies = [1, 16];
const warmUpS = 2;
const warmUpConnections = (calls: readonly Call[]) => Math.min(4, calls.length);

interface Place {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly connections: number;
  readonly rounds: Latencies[];
}

/**
 * Every round asks every database everything, so that what else the machine does meanwhile falls on all alike. A short
 * run before the first warms up.
 */
export async function measureRounds(
  sides: readonly Side[],
  { rounds, durationS, only }: { rounds: number; durationS: number; only: string },
): Promise<Result[]> {
  const places = placesOf(sides).filter(({ scenario }) => scenario.name.includes(only));
  for (const { scenario, side, connections } of places) {
    const calls = callsOf(scenario);
    const warmUp = { url: side.url, calls, connections: warmUpConnections(calls), durationS: warmUpS };
    if (connections === 1) await runLoad(warmUp);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { rounds: done, scenario, side, connections } of places) {
      const { isFirst = false, isCold = isFirst } = scenario;
      if (isFirst) await side.changeLists();
      const load = { url: side.url, calls: callsOf(scenario), connections };
      // once each before: the lists may have changed since somebody asked
      if (!isCold && connections === 1)
        await runLoad({ ...load, connections: warmUpConnections(load.calls) });
      done.push(await runLoad(isCold ? load : { ...load, durationS }));
    }
  }
  return places.map(({ scenario, side, connections, rounds: done }) => ({
    scenario: scenario.name,
    size: side.size,
    connections,
    p50Ms: median(done.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(done.map(({ p99Ms }) => p99Ms)),
    rounds: done,
  }));
}

/** Those to be compared stand next to each other. */
function placesOf(sides: readonly Side[]): Place[] {
  const names = sides[0]?.scenarios.map(({ name }) => name) ?? [];
  return names.flatMap((name) =>
    concurrencies.flatMap((connections) =>
      sides.flatMap((side) => {
        const scenario = side.scenarios.find((one) => one.name === name);
        return scenario ? [{ scenario, side, connections, rounds: [] }] : [];
      }),
    ),
  );
}
