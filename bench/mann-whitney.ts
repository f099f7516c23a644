/** The probability that a normal variable is further from 0 than `z`, on either side. */
function twoSided(z: number): number {
  // complementary error function, to 1.2e-7 (Numerical Recipes, 6.2)
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const exponent = terms.reduceRight((sum, term) => sum * t + term, 0);
  return t * Math.exp(-x * x + exponent);
}

/**
 * How probable ranks are that lie as far apart as those of these two samples, if both come of one distribution: the
 * Mann–Whitney test, by its normal approximation, with what ties take from it.
 */
export function mannWhitney(ones: readonly number[], others: readonly number[]): number {
  const [n, m] = [ones.length, others.length];
  const all = [
    ...ones.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value);
  let [rankSum, ties] = [0, 0];
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const [count, rank] = [end - start, (start + 1 + end) / 2];
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    ties += count ** 3 - count;
    start = end;
  }
  const u = rankSum - (n * (n + 1)) / 2;
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance === 0 ? 1 : twoSided((u - (n * m) / 2) / Math.sqrt(variance));
}
