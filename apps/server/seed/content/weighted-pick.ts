import type { Random } from './random.ts';

/** Picks items of which some are more frequent than others; `weightOf` gets an item's rank, from 1. */
export function createWeightedPick<Item>(
  items: readonly Item[],
  weightOf: (rank: number) => number,
): (random: Random) => Item {
  const sums = new Float64Array(items.length);
  let sum = 0;
  for (let index = 0; index < items.length; index += 1) {
    sum += weightOf(index + 1);
    sums[index] = sum;
  }
  return (random) => {
    const place = random.next() * sum;
    let [low, high] = [0, items.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
}

/** How frequent the words of a language are: the tenth is a tenth as frequent as the first (Zipf's law). */
export const zipf = (rank: number): number => 1 / rank;
