import { integer, optionalText, optionalUrl } from '../core/settings/setting-kinds.ts';

/** What caches between server and visitors may keep. */
export const cdnSettings = {
  CDN_PAGE_SECONDS: integer(
    'Seconds that caches which many visitors share (a CDN, a caching proxy) may keep a public page, and show it while they ask for a newer one; 0 forbids it.',
    60,
    { min: 0, max: 86_400 },
  ),
  FILES_PUBLIC_URL: optionalUrl(
    'Address under which browsers fetch public pictures, one for each width and format: a CDN before this server, or `PUBLIC_URL` itself where one stands before all of it. Without it, pages ask this server for `/files/…`, which answers by what the browser accepts.',
    ['http', 'https'],
  ),
  CDN_PURGE_URL: optionalUrl(
    'Address that is told, by POST, the tags of the public pages that changed: `https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache`, `https://api.fastly.com/service/SERVICE/purge`, or a Varnish of `ops/cdn`. Without it, nobody is.',
    ['http', 'https'],
  ),
  CDN_PURGE_TOKEN: optionalText('Token for that address.', { secret: true }),
};
