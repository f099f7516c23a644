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

/**
 * Drags something by a way, or onto something else: where that is out of sight, the pointer waits at the edge until it has
 * come.
 */
export async function dragBy(
  page: Page,
  kind: 'finger' | 'mouse',
  from: Locator,
  where: { readonly by: Point } | { readonly to: Locator },
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const pointer = await pointerOf(page, kind);
  const start = await middleOf(from);
  await pointer.down(start);
  await pointer.move({ x: start.x + 6, y: start.y + 6 });
  if ('by' in where) {
    for (const share of [0.25, 0.5, 0.75, 1])
      await pointer.move({ x: start.x + where.by.x * share, y: start.y + where.by.y * share });
    return pointer.up();
  }
  const height = page.viewportSize()?.height ?? 0;
  const [edge, waiting] = [150, 40];
  await expect
    .poll(async () => {
      const { x, y } = await middleOf(where.to);
      const isSeen = y > edge && y < height - edge;
      await pointer.move({ x, y: isSeen ? y : y < edge ? waiting : height - waiting });
      return isSeen;
    })
    .toBe(true);
  await pointer.move(await middleOf(where.to));
  await pointer.up();
}
