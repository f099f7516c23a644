import type { Call } from '../measure/load.ts';

/** A path that is measured on the product and on the bare server. */
export interface PathCase {
  readonly name: string;
  /** The least that the product is to reach: a share of the bare server, or answers in a second of a processor. */
  readonly goal: { readonly share: number } | { readonly perCpuSecond: number };
  readonly calls: readonly Call[];
  /** The same for the bare server, where they are others. */
  readonly bareCalls?: readonly Call[];
  /** Each call is made once in all, so that nothing of its answer is kept: a part of them in each run. */
  readonly isOnce?: boolean;
  /** How many call at once, where that is not as many as everywhere: a server refuses what it cannot do in time. */
  readonly connections?: number;
  /** How the two answers to one call are compared before anything is measured. */
  readonly same: 'page' | 'json' | 'status';
  /** Fields that may differ: made anew by each server, or known to one alone. */
  readonly except?: readonly string[];
}
