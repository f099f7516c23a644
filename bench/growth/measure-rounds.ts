import { type Figures, medianOf, runLoad } from './load.ts';
import type { Scenario, Side } from './open-side.ts';

export interface Result extends Figures {
  readonly scenario: string;
  readonly server: 'product' | 'bare';
  /** Rows of what is measured. */
  readonly size: number;
  readonly connections: number;
  readonly rounds: readonly Figures[];
}

const concurrencies = [1, 16];
const warmUpS = 1;
const durationS = 2;

interface Place extends Omit<Result, keyof Figures> {
  readonly url: string;
  readonly asked: Scenario;
  readonly changeLists: Side['changeLists'];
  readonly rounds: Figures[];
}

/**
 * Every round asks every server everything, so that what else the machine does meanwhile falls on all alike. A short
 * run before the first warms up.
 */
export async function measureRounds(
  sides: readonly Side[],
  { rounds, only }: { rounds: number; only: string },
): Promise<Result[]> {
  const places = placesOf(sides).filter(({ scenario }) => scenario.startsWith(only));
  for (const { url, asked } of places.filter(({ connections }) => connections === 1)) {
    await runLoad({
      url,
      paths: asked.paths,
      token: asked.token,
      connections: 4,
      durationS: warmUpS,
      isCold: false,
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { rounds: done, url, asked, connections, changeLists } of places) {
      const { paths, token, isFirst = false, isCold = isFirst } = asked;
      if (isFirst) await changeLists();
      done.push(await runLoad({ url, paths, token, connections, durationS, isCold }));
    }
  }
  return places.map(({ url: _url, asked: _asked, changeLists: _changeLists, ...place }) => ({
    ...place,
    ...medianOf(place.rounds),
  }));
}

/** Those to be compared stand next to each other. */
function placesOf(sides: readonly Side[]): Place[] {
  const names = sides[0]?.scenarios.map(({ name }) => name) ?? [];
  return names.flatMap((scenario) =>
    concurrencies.flatMap((connections) => sides.flatMap((side) => placesAt(side, scenario, connections))),
  );
}

function placesAt(side: Side, scenario: string, connections: number): Place[] {
  const asked = side.scenarios.find(({ name }) => name === scenario);
  if (!asked) return [];
  const place = { scenario, size: side.size, connections, asked, changeLists: side.changeLists };
  const product: Place = { ...place, server: 'product', url: side.productUrl, rounds: [] };
  return asked.isPage ? [product] : [product, { ...place, server: 'bare', url: side.bareUrl, rounds: [] }];
}
