import { countEnd } from './bounded-total.ts';

/** So many words are asked of an index at once: at each row that it meets, it looks at each of them. */
export const wordsAtOnce = 32;

/** A row is met once for each group of words of which it has one: where so many are met, rows are compared instead. */
export const mostMet = 4 * countEnd;

/** The same before it is looked whether these are enough. */
export const firstMet = Math.ceil(1.2 * countEnd);
