import { createHash } from 'node:crypto';

const columns = ['shuffleA', 'shuffleB', 'shuffleC', 'shuffleD'] as const;

/** The order that a seed stands for: along one column, one way, from a starting point round to it again. */
export interface Shuffle {
  readonly column: (typeof columns)[number];
  readonly direction: 'asc' | 'desc';
  readonly start: number;
}

/** The product's own rule, so that both answer a seed with the same list. */
export function shuffleOf(seed: string): Shuffle {
  const hash = createHash('sha256').update(seed).digest();
  return {
    column: columns[hash[0] % columns.length],
    direction: hash[0] & 0x80 ? 'desc' : 'asc',
    start: hash.readUInt32BE(4) >>> 1,
  };
}
