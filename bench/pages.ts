import { chromium } from '@playwright/test';
import type { BenchArguments } from './arguments.ts';
import { askJson } from './kinds.ts';
import { median, ratio, table, takeTurns } from './turns.ts';
import type { Workshop } from './workshop.ts';

/** Lighthouse's slow phone with throttling applied: its `devtools` method, in what DevTools' protocol takes. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const processorTimes = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** After which a page that has loaded paints nothing larger. */
const settledMs = 2_000;

interface Visit {
  readonly scriptKb: number;
  readonly firstPaintS: number;
  readonly largestPaintS: number;
  readonly shift: number;
}

/** What the browser itself noted, in its own words. */
const noted = `new Promise((resolve) => {
  const entries = (type) => new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => found([]), 500);
  });
  Promise.all([entries('paint'), entries('largest-contentful-paint'), entries('layout-shift')]).then(
    ([paints, largest, shifts]) => resolve({
      firstPaintS: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime / 1000,
      largestPaintS: largest.at(-1)?.startTime / 1000,
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    }));
})`;

const figures = {
  'script, kB': { of: ({ scriptKb }: Visit) => scriptKb, digits: 1 },
  'first paint, s': { of: ({ firstPaintS }: Visit) => firstPaintS, digits: 2 },
  'largest paint, s': { of: ({ largestPaintS }: Visit) => largestPaintS, digits: 2 },
  shift: { of: ({ shift }: Visit) => shift, digits: 3 },
} as const;

/** What first pages weigh and when they are painted on a slow phone, with the demonstration's data. */
export async function pages(
  { startSides, atEnd }: Workshop,
  { rounds, only }: BenchArguments,
): Promise<void> {
  const sides = await startSides({ SHED_FROM_MS: '60000' });
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  atEnd(() => browser.close());

  async function visit(url: string): Promise<Visit> {
    const context = await browser.newContext({ ...phone, locale: 'fr-FR' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimes });
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(settledMs);
    const painted = (await page.evaluate(noted)) as Omit<Visit, 'scriptKb'>;
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    await context.close();
    return { ...painted, scriptKb: bytes / 1000 };
  }

  const addresses = [];
  for (const { url } of sides) {
    const { items } = await askJson<{ items: { id: string }[] }>(url, {
      path: '/api/profiles?type=freelance&limit=1&seed=first',
    });
    const paths = {
      home: '/',
      directory: '/freelancers?seed=first',
      profile: `/freelancer/${items[0]?.id}`,
      missions: '/jobs',
    };
    addresses.push({ url, paths });
  }
  const rows: string[][] = [];
  for (const name of ['home', 'directory', 'profile', 'missions'] as const) {
    if (!name.includes(only)) continue;
    for (const { url, paths } of addresses) await fetch(url + paths[name]);
    const [ours = [], others] = await takeTurns(addresses, rounds, ({ url, paths }) =>
      visit(url + paths[name]),
    );
    for (const [figure, { of, digits }] of Object.entries(figures))
      rows.push([
        `${name}: ${figure}`,
        ...[ours, ...(others ? [others] : [])].map((visits) => median(visits.map(of)).toFixed(digits)),
        ratio(ours.map(of), others?.map(of)),
      ]);
    console.error(`measured: ${name}`);
  }
  console.log(`\n${table(['first page', ...sides.map(({ name }) => name), 'ratio'], rows)}`);
}
