import { integer } from '../core/settings/setting-kinds.ts';

/** What caches between server and visitors may keep. */
export const cdnSettings = {
  CDN_PAGE_SECONDS: integer(
    'Seconds that caches which many visitors share (a CDN, a caching proxy) may keep a public page, and show it while they ask for a newer one; 0 forbids it.',
    60,
    { min: 0, max: 86_400 },
  ),
};
