import { newId } from '../../src/core/ids/new-id.ts';
import type { Limits } from '../../src/core/limits/limits.ts';

/** Limits that are never reached. */
export const unlimited: Limits = {
  consume: async () => undefined,
  check: async () => undefined,
  giveBack: async () => undefined,
  forget: async () => undefined,
  consumeSoon: () => undefined,
  // another one each time
  counterOf: newId,
  shareCounts: async () => undefined,
};
