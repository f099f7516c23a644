import fc from 'fast-check';
import { type NastyValue, nastyValues } from './nasty-values.ts';

/** What is done to a valid request: one thing. `none`: nothing. */
export const mutationKinds = {
  none: 3,
  field: 8,
  'field of its kind': 4,
  path: 3,
  'odd path': 2,
  query: 3,
  'query of its kind': 2,
  'query twice': 1,
  header: 3,
  'media type': 2,
  'bad JSON': 2,
  method: 1,
  file: 1,
  wire: 2,
} as const;
export type MutationKind = keyof typeof mutationKinds;

/** One request of a run: numbers choose among what there is when it is made. */
export interface Plan {
  readonly line: number;
  readonly cell: number;
  readonly kind: MutationKind;
  readonly choice: number;
  readonly detail: number;
  readonly nasty: NastyValue;
  /** Seed of a value that is made from a schema. */
  readonly valueSeed: number;
  /** Whether cells that are refused anyway may be chosen. */
  readonly anyCell: boolean;
  /** Whether it goes to the server whose limits are those of the product. */
  readonly isLimited: boolean;
}

const oneIn = (n: number) => fc.nat({ max: n - 1 }).map((value) => value === 0);

const plans: fc.Arbitrary<Plan> = fc.record({
  line: fc.nat(),
  cell: fc.nat(),
  kind: fc.oneof(
    ...Object.entries(mutationKinds).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as MutationKind),
    })),
  ),
  choice: fc.nat(),
  detail: fc.nat(),
  nasty: nastyValues,
  valueSeed: fc.nat(),
  anyCell: oneIn(4),
  isLimited: oneIn(20),
});

const atOnce = 250;

/** The plans of a seed, always the same ones. */
export function* plansOf(seed: number, count: number): Generator<Plan> {
  for (let from = 0; from < count; from += atOnce) {
    // the library's own examples grow with their number: each portion begins anew
    const numRuns = Math.min(atOnce, count - from);
    yield* fc.sample(plans, { seed: seed + from, numRuns });
  }
}
