import { chromium } from '@playwright/test';
import type { BenchArguments } from './arguments.ts';
import { walkList } from './kinds.ts';
import type { Bench } from './sides.ts';
import { median, printTable, ratio, takeTurns } from './turns.ts';

/** Lighthouse's slow phone with throttling applied (its method `devtools`), in what Chromium's own protocol takes. */
const speeds = { downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const network = { offline: false, latency: 562.5, ...speeds };
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** After which a page that has loaded paints nothing larger. */
const settledMs = 2_000;

/** Four figures of a visit, in the order of their names. */
type Visit = [scriptKb: number, firstPaintS: number, largestPaintS: number, shift: number];
const figures = [
  { name: 'script, kB', digits: 1 },
  { name: 'first paint, s', digits: 2 },
  { name: 'largest paint, s', digits: 2 },
  { name: 'shift', digits: 3 },
];

/** What the browser itself noted, in its own words. */
const noted = `Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map((type) => new Promise((found) => {
  new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
  setTimeout(() => found([]), 500);
}))).then(([paints, largest, shifts]) => [
  paints.find(({ name }) => name === 'first-contentful-paint')?.startTime / 1000,
  largest.at(-1)?.startTime / 1000,
  shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
])`;

/** What first pages weigh and when they are painted on a slow phone. */
export async function pages({ sides, atEnd }: Bench, { rounds, only }: BenchArguments): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  atEnd(() => browser.close());

  async function visit(url: string): Promise<Visit> {
    const phone = { ...screen, isMobile: true, hasTouch: true, locale: 'fr-FR' };
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes());
    });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(settledMs);
    const painted = (await page.evaluate(noted)) as [number, number, number];
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    await context.close();
    return [bytes / 1000, ...painted];
  }

  const visited = [];
  for (const { url } of sides) {
    const { ids } = await walkList(url, '/api/profiles', 1, { type: 'freelance', seed: 'first' });
    const paths = { home: '/', directory: '/freelancers?seed=first', missions: '/jobs' };
    visited.push({ url, paths: { ...paths, profile: `/freelancer/${ids[0]}` } });
  }
  const rows: string[][] = [];
  for (const name of ['home', 'directory', 'profile', 'missions'] as const) {
    if (!name.includes(only)) continue;
    for (const { url, paths } of visited) await fetch(url + paths[name]);
    const results = await takeTurns(visited, rounds, ({ url, paths }) => visit(url + paths[name]));
    for (const [index, figure] of figures.entries()) {
      const [ours, others] = results.map((visits) => visits.map((each) => each[index] ?? Number.NaN));
      const middles = [ours, others].flatMap((each) => (each ? [median(each).toFixed(figure.digits)] : []));
      rows.push([`${name}: ${figure.name}`, ...middles, ratio(ours, others)]);
    }
    console.error(`measured: ${name}`);
  }
  printTable(['first page', ...sides.map((side) => side.name), 'ratio'], rows);
}
