const directivesOf = (told: string) => told.split(',').map((directive) => directive.trim());

/** What speaks to caches that many share alone (RFC 9111, section 5.2.2; RFC 5861). */
const sharedAlone = /^(?:public|s-maxage=.*|proxy-revalidate|stale-while-revalidate=.*)$/;

/** Whether an answer with this `Cache-Control` may be kept by caches that many people share. */
export function isShared(told: unknown): told is string {
  return (
    typeof told === 'string' && directivesOf(told).some((directive) => /^(?:public|s-maxage)/.test(directive))
  );
}

/** The same `Cache-Control` for the asking browser alone. */
export const asPrivate = (told: string) =>
  ['private', ...directivesOf(told).filter((directive) => !sharedAlone.test(directive))].join(', ');
