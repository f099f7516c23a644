import type { Page } from '@playwright/test';
import { sumOfShifts, watchShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

/** The page stays as the server and the styles make it. */
const leaveWithoutScript = (page: Page) =>
  page.route('**/assets/entry-client-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

/** Stops all animations, so that parts waiting for their turn to be laid out keep waiting. */
async function stopTime(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** For each element that a selector finds, whether what is in it is laid out. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.firstElementChild?.checkVisibility() === true));

const home = { path: '/', parts: 'main > section, main ~ footer', first: 2 };
const lists = [
  { path: '/freelancers?seed=premiere', parts: '#resultats ul[data-parts] > li', first: 4 },
  { path: '/jobs', parts: '#resultats ul[data-parts] > li', first: 4 },
];

const profile = { parts: 'main article [data-parts] > div', first: 2 };
const phone = { width: 375, height: 812 };

/** What is laid out before time gets anywhere: the first parts; all of them on paper. */
async function expectFirstParts(page: Page, { path, parts, first }: typeof home): Promise<void> {
  await leaveWithoutScript(page);
  await stopTime(page);
  await page.goto(path);
  const atFirst = await laidOut(page, parts);
  expect(atFirst.length).toBeGreaterThan(first);
  expect(atFirst).toEqual(atFirst.map((_, index) => index < first));
  await page.emulateMedia({ media: 'print' });
  expect(await laidOut(page, parts.replace(/,.*/, ''))).not.toContain(false);
}

for (const opened of [home, ...lists]) {
  test(`a page that opens lays out what is seen before what lies far below: ${opened.path}`, ({ page }) =>
    expectFirstParts(page, opened));

  test(`a phone lays out less of it at first: ${opened.path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await expectFirstParts(page, { ...opened, first: opened.first / 2 });
  });
}

test('a phone lays out the text of a profile after what decides', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const { items } = await (await request.get('/api/profiles?type=freelance&limit=1')).json();
  await expectFirstParts(page, { ...profile, path: `/freelancer/${items[0].id}` });
});

for (const { path, parts } of [home, ...lists])
  test(`what waits is laid out by itself, without a script, and nothing moves: ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await leaveWithoutScript(page);
    await watchShifts(page);
    await page.goto(path);
    await expect.poll(() => laidOut(page, parts)).not.toContain(false);
    expect(await sumOfShifts(page)).toBeLessThan(0.01);
  });

test('nothing waits where the address names a place in the page, nor once the page is alive', async ({
  page,
}) => {
  await stopTime(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(await laidOut(page, home.parts)).not.toContain(false);
  await leaveWithoutScript(page);
  await page.goto('/#temoignages');
  expect(await laidOut(page, home.parts)).not.toContain(false);
  await expect(page.locator('#temoignages')).toBeInViewport();
});

test('a date is asked for by the browser’s own control once the page is alive', async ({ page }) => {
  const [asked] = lists;
  const day = page.getByLabel('Libre avant le');
  await page.goto(asked?.path ?? '');
  await expect(day).toHaveAttribute('type', 'date');
  await leaveWithoutScript(page);
  await page.goto(asked?.path ?? '');
  await expect(day).toHaveAttribute('type', 'text');
});
