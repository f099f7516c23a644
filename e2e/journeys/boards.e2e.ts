import type { Locator, Page } from '@playwright/test';
import { asNewFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { drawBoard } from '../support/board.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** A project of these pictures, open. */
async function showProject(page: Page, pictures: readonly ReturnType<typeof drawBoard>[]) {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio/nouveau');
  await page.getByLabel('Images du projet').setInputFiles([...pictures]);
  await expect(
    page.getByRole('button', { name: `Régler la vignette de l’image ${pictures.length}` }),
  ).toBeVisible({
    timeout: 60_000,
  });
  await page.getByLabel('Titre du projet').fill('Concours');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  // one's own list has links that name the project as well
  await page.waitForURL('**/freelancer/**');
  await page.getByRole('link', { name: 'Concours' }).click();
}

const zoomOf = (box: Locator) =>
  box
    .getByRole('figure')
    .locator('> div')
    .evaluate((stage) => Number(stage.style.getPropertyValue('--zoom')));

test('a light board of 70 megapixels is taken, keeps its lines, and is brought near', async ({ page }) => {
  await showProject(page, [drawBoard('planche', 10_000, 7000)]);
  await page.getByRole('link', { name: /^Image du projet/ }).click();
  const box = page.getByRole('dialog');
  const picture = box.getByRole('img', { name: /Concours/ });
  await expect.poll(() => zoomOf(box)).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(box)).toBeCloseTo(3.375);
  // in all the pixels that are kept
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('w=2800');
  await expectAccessible(page, 'lightbox, near');
  const scrolled = () =>
    box
      .getByRole('figure')
      .locator('> div')
      .evaluate((stage) => stage.scrollLeft);
  const before = await scrolled();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(box)).toBe(1);
  await box.getByRole('figure').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => zoomOf(box)).toBeGreaterThan(2);
  const { width, height } = await picture.evaluate(async (image: HTMLImageElement) => {
    const whole = new Image();
    whole.src = new URL(image.currentSrc).pathname;
    await whole.decode();
    return { width: whole.naturalWidth, height: whole.naturalHeight };
  });
  expect([width, height]).toEqual([2800, 1960]);
});

test('a panorama keeps its length, and is shown by moving along it', async ({ page }) => {
  await showProject(page, [drawBoard('coupe', 20_000, 1500)]);
  await page.getByRole('link', { name: /^Image du projet/ }).click();
  const box = page.getByRole('dialog');
  await expect.poll(() => zoomOf(box)).toBeGreaterThan(2);
  const stage = box.getByRole('figure').locator('> div');
  const room = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(room).toBeGreaterThan(1000);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeGreaterThan(room - 2);
  await expect
    .poll(() => box.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('w=4096');
});
