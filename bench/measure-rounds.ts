import { addLoad, type Figures, figuresOf, type Sample } from './load.ts';
import type { Side } from './open-side.ts';

export interface Result extends Figures {
  readonly scenario: string;
  readonly server: 'product' | 'bare';
  readonly profiles: number;
  readonly connections: number;
}

const concurrencies = [1, 16];
const warmUpS = 1;
const durationS = 2;

interface Place extends Omit<Result, keyof Figures> {
  readonly url: string;
  readonly paths: readonly string[];
  readonly isCold: boolean;
  readonly sample: Sample;
}

/**
 * Every round asks every server everything, so that what else the machine does meanwhile falls on all alike. A short
 * run before the first warms up.
 */
export async function measureRounds(sides: readonly Side[], rounds: number): Promise<Result[]> {
  const places = placesOf(sides);
  for (const { url, paths } of places.filter(({ connections }) => connections === 1)) {
    await addLoad({ latenciesMs: [], perSecond: [] }, url, paths, {
      connections: 4,
      durationS: warmUpS,
      isCold: false,
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { sample, url, paths, connections, isCold } of places) {
      await addLoad(sample, url, paths, { connections, durationS, isCold });
    }
  }
  return places.map(({ scenario, server, profiles, connections, sample }) => ({
    scenario,
    server,
    profiles,
    connections,
    ...figuresOf(sample),
  }));
}

/** Those to be compared stand next to each other. */
function placesOf(sides: readonly Side[]): Place[] {
  const names = sides[0]?.scenarios.map(({ name }) => name) ?? [];
  return names.flatMap((scenario) =>
    concurrencies.flatMap((connections) =>
      sides.flatMap(({ profiles, productUrl, bareUrl, scenarios }) => {
        const {
          paths = [],
          isPage = false,
          isCold = false,
        } = scenarios.find(({ name }) => name === scenario) ?? {};
        const place = { scenario, profiles, connections, paths, isCold };
        const sample = (): Sample => ({ latenciesMs: [], perSecond: [] });
        return [
          { ...place, server: 'product' as const, url: productUrl, sample: sample() },
          ...(isPage ? [] : [{ ...place, server: 'bare' as const, url: bareUrl, sample: sample() }]),
        ];
      }),
    ),
  );
}
