/** Two people in the one order in which a conversation keeps them. */
export interface Pair {
  readonly low: string;
  readonly high: string;
}

/** PostgreSQL compares uuids byte by byte, which for lowercase spellings is the order of their texts. */
export function pairOf(a: string, b: string): Pair {
  return a < b ? { low: a, high: b } : { low: b, high: a };
}
