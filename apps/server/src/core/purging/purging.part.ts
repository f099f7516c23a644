import type { CorePart } from '../http/define-feature.ts';
import { handlePurge } from './purge.job.ts';

/** Purges changed public pages from shared caches. */
export const purgingPart: CorePart = {
  jobs: handlePurge,
  personalData: { exported: [], impersonal: ['page_purging', 'stale_page_tags'] },
};
