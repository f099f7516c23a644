import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';

type Count = FacetCounts['departements'][number];

/** Numbers that are drawn in one colour. */
export interface Step {
  readonly from: number;
  readonly to: number;
}

const most = 5;

/** Up to five steps to the largest number, each as many times the one before: even ones would leave all but a few cities white. */
export function stepsTo(largest: number): Step[] {
  const ends = Array.from({ length: most }, (_, index) => Math.round(largest ** ((index + 1) / most)));
  return ends
    .map((to, index) => ({ from: (ends[index - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => to >= from);
}

/**
 * How dark each département is, by its number; the steps are the map's key. Where numbers are not known, by its rank, and
 * there is no key.
 */
export function shadesOf(counts: readonly Count[]): {
  steps: readonly Step[];
  shades: ReadonlyMap<string, number>;
} {
  const known = counts.map(({ count }) => count);
  if (known.includes(null)) {
    const shadeAt = (rank: number) => most - Math.floor((rank / counts.length) * most);
    return { steps: [], shades: new Map(counts.map(({ code }, rank) => [code, shadeAt(rank)])) };
  }
  const steps = stepsTo(Math.max(1, ...known.map(Number)));
  const shadeOf = (count: number | null) => steps.findIndex(({ to }) => Number(count) <= to) + 1;
  return { steps, shades: new Map(counts.map(({ code, count }) => [code, shadeOf(count)])) };
}
