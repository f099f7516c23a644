import type { CorePart } from '../http/define-feature.ts';
import { handlePurge } from './purge.job.ts';

/** Tells shared caches which public pages changed. */
export const purgingPart: CorePart = {
  jobs: handlePurge,
  personalData: { exported: [], impersonal: ['page_purging', 'stale_page_tags'] },
};
