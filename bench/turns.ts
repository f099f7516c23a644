/** Each round measures every side, the first of them last in the next round: what neighbours do falls on all alike. */
export async function takeTurns<Side, Result>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side, round: number) => Promise<Result>,
): Promise<Result[][]> {
  const results = sides.map((side) => ({ side, ofRounds: [] as Result[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { side, ofRounds } of round % 2 === 0 ? results : results.toReversed())
      ofRounds.push(await measure(side, round));
  return results.map(({ ofRounds }) => ofRounds);
}

/** The middle value, or what lies between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor(sorted.length / 2)) + at(Math.ceil(sorted.length / 2) - 1)) / 2;
}

/** The middle of the rounds' ratios, with the least and the most: `1.04 (0.97–1.10)`; a dash where there is none. */
export function ratio(ours: readonly number[] = [], others: readonly number[] | undefined): string {
  if (!others) return '–';
  const ratios = ours.map((value, round) => value / (others[round] ?? Number.NaN));
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)];
  if (!Number.isFinite(middle)) return '–';
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

/** Prints a Markdown table. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}`);
}
