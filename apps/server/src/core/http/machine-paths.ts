/**
 * What programs ask for and people do not see: calls, health, share pictures, sitemaps. None is a page: they have lines of
 * their own, and are refused without HTML.
 */
const machinePath =
  /^\/(?:api\/|health\/|\.well-known\/security\.txt$|share\/\w+\/[^/]+$|sitemaps\/\w+\.xml$|\w[\w-]*\.(?:xml|txt)$)/;

/** Whether an address without its query is for programs. */
export const isMachinePath = (path: string): boolean => machinePath.test(path);

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
