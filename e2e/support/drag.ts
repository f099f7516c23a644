import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pointer {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (at: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

/**
 * Milliseconds for which a finger rests before it lifts. After a release in full motion the page scrolls on,
 * and the next touch stops that instead of dragging or pressing. Chromium takes 40 for a rest.
 */
export const fingerRestMs = 100;

/** A finger comes by the browser's own input, so that it scrolls where the page lets it. */
async function pointerOf(page: Page, kind: 'finger' | 'mouse'): Promise<Pointer> {
  if (kind === 'mouse') {
    return {
      down: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: async () => {
      await page.waitForTimeout(fingerRestMs);
      await touch('touchEnd', []);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      await session.detach();
    },
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is dragged, or its target, is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Resolves once what was done until now is drawn. */
const drawnAnew = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/**
 * Drags something by a way, or onto something else: where that is out of sight, the pointer waits at the edge until it has
 * come; it looks often, for it scrolls past within a second.
 */
export async function dragBy(
  page: Page,
  kind: 'finger' | 'mouse',
  from: Locator,
  where: { readonly by: Point } | { readonly to: Locator },
): Promise<void> {
  // first: fingers have larger buttons, which moves what stands below them
  const pointer = await pointerOf(page, kind);
  // not below a bar that sticks to an edge, and not while an earlier stroke still scrolls
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  let last = await middleOf(from);
  await expect
    .poll(async () => {
      const [now, then] = [await middleOf(from), last];
      last = now;
      return now.y === then.y;
    })
    .toBe(true);
  // where a finger drags and where it scrolls, the browser knows once it has drawn the page as it stands
  await drawnAnew(page);
  const start = await middleOf(from);
  await pointer.down(start);
  await pointer.move({ x: start.x + 6, y: start.y + 6 });
  if ('by' in where) {
    for (const share of [0.25, 0.5, 0.75, 1])
      await pointer.move({ x: start.x + where.by.x * share, y: start.y + where.by.y * share });
    return pointer.up();
  }
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  const height = page.viewportSize()?.height ?? 0;
  const waiting = 40;
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const { x, y } = await middleOf(where.to);
        // at the end of its way nothing comes nearer: what stands in the window then is as near as it gets
        const isSeen = (y > 150 && y < height - 150) || (y === before && y > 0 && y < height);
        before = y;
        await pointer.move({ x, y: isSeen ? y : y < height / 2 ? waiting : height - waiting });
        // a machine that has much else to do draws less often than is looked: what was not drawn has not come to rest
        await drawnAnew(page);
        return isSeen;
      },
      { intervals: [30] },
    )
    .toBe(true);
  // what scrolled until now may have gone on since it was looked at: it is let go where it stays
  await expect
    .poll(async () => {
      const there = await middleOf(where.to);
      await pointer.move(there);
      await drawnAnew(page);
      const { x, y } = await middleOf(where.to);
      return x === there.x && y === there.y;
    })
    .toBe(true);
  await pointer.up();
}
