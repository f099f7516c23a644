import { hash as digest, randomBytes } from 'node:crypto';

/** The fixed random positions that every profile carries; each is an order of its own. */
export const shuffleColumns = ['shuffle_a', 'shuffle_b', 'shuffle_c', 'shuffle_d'] as const;
export type ShuffleColumn = (typeof shuffleColumns)[number];

/** An order of all profiles: along one column, one way, from a starting point round to it again. */
export interface Shuffle {
  readonly column: ShuffleColumn;
  readonly direction: 'asc' | 'desc';
  /** A position, from 0 to 2³¹ − 1. */
  readonly start: number;
}

/** The order that a seed stands for: always the same one. */
export function shuffleOf(seed: string): Shuffle {
  const hash = digest('sha256', seed, 'buffer');
  const [choice = 0] = hash;
  return {
    column: shuffleColumns[choice % shuffleColumns.length] ?? 'shuffle_a',
    direction: choice & 0x80 ? 'desc' : 'asc',
    start: hash.readUInt32BE(4) >>> 1,
  };
}

export function newSeed(): string {
  return randomBytes(6).toString('hex');
}
