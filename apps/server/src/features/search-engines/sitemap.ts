const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function document(root: string, child: string, addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<${child}><loc>${escapeXml(address)}</loc></${child}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('\n')}\n</${root}>\n`;
}

/** Addresses of pages, 50,000 at most. Source: sitemaps.org, protocol. */
export function sitemap(addresses: readonly string[]): string {
  return document('urlset', 'url', addresses);
}

/** Addresses of sitemaps, 50,000 at most. Source: sitemaps.org, protocol. */
export function sitemapIndex(addresses: readonly string[]): string {
  return document('sitemapindex', 'sitemap', addresses);
}

/** Asks robots not to fetch calls and the pages of signed-in users. Source: RFC 9309. */
export function robots(sitemapAddress: string): string {
  const closed = ['/api/', '/profile', '/chat/', '/operateur/', '/signaler/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
}
