import { Readable } from 'node:stream';

/** Whether robots.txt and the sitemaps can be read, name pages that exist, and do not contradict each other. */
export async function checkCrawling(url, { load }) {
  const robotsParser = load('robots-parser');
  const { ErrorLevel, parseSitemap, parseSitemapIndex } = load('sitemap');
  const findings = [];
  const find = (page, rule, message) =>
    findings.push({ checker: 'crawling', level: 'error', rule, message, where: '', page });
  const get = async (address) => {
    const answer = await fetch(address);
    if (answer.status !== 200) find(address, 'status', `it answers ${answer.status}`);
    return Readable.from([await answer.text()]);
  };

  const robotsAddress = `${url}/robots.txt`;
  const robots = robotsParser(robotsAddress, await (await fetch(robotsAddress)).text());
  const indexes = robots.getSitemaps();
  if (indexes.length === 0) find(robotsAddress, 'sitemap', 'it names no sitemap');
  for (const path of ['/profile', '/chat/1', '/api/jobs', '/operateur/comptes'])
    if (robots.isAllowed(url + path, 'Googlebot')) find(robotsAddress, 'disallow', `${path} may be crawled`);

  const strict = { level: ErrorLevel.THROW };
  for (const index of indexes) {
    const files = await parseSitemapIndex(await get(index), undefined, strict).catch((error) => {
      find(index, 'format', error.message);
      return [];
    });
    for (const { url: file } of files) {
      const pages = await parseSitemap(await get(file)).catch((error) => {
        find(file, 'format', error.message);
        return [];
      });
      if (pages.length === 0) find(file, 'empty', 'it names no page');
      for (const { url: page } of pages)
        if (!robots.isAllowed(page, 'Googlebot')) find(file, 'disallow', `robots.txt forbids ${page}`);
      for (const { url: page } of pages.slice(0, 3)) await get(page);
    }
  }
  return findings;
}
