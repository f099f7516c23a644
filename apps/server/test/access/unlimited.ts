import type { Limits } from '../../src/core/limits/limits.ts';

/** Limits that are never reached. */
export const unlimited: Limits = {
  consume: async () => undefined,
  check: async () => undefined,
  giveBack: async () => undefined,
  forget: async () => undefined,
  consumeBuffered: () => undefined,
  shareCounts: async () => undefined,
};
