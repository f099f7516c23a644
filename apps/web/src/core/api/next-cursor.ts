/** The `cursor` in a response's `Link: <…>; rel="next"`, or null on the last page. */
export function nextCursor(headers: Headers): string | null {
  for (const link of (headers.get('link') ?? '').split(/,\s*(?=<)/)) {
    const [, address, attributes] = /^\s*<([^>]*)>(.*)$/.exec(link) ?? [];
    if (address === undefined || !/;\s*rel="?next"?/i.test(attributes ?? '')) continue;
    return new URL(address, 'http://localhost').searchParams.get('cursor');
  }
  return null;
}
