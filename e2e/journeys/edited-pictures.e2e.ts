import type { Browser, Locator, Page } from '@playwright/test';
import { asNewFreelance, makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { drawBoard } from '../support/board.ts';
import { fingerRestMs } from '../support/drag.ts';
import { pngImage } from '../support/files.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { sizeOf, takePhotograph } from '../support/photograph.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const newProject = '/profile/portfolio/nouveau';
const field = (page: Page) => page.getByLabel('Images du projet');
const editor = (page: Page) => page.getByRole('dialog', { name: 'Retoucher l’image' });
const editButton = (page: Page, position: number) =>
  page.getByRole('button', { name: `Retoucher l’image ${position}` });

/** The pictures of a project's form, in their order. */
const addresses = (page: Page) =>
  page
    .getByRole('main')
    .locator('li img[src*="/files/"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('?')[0] ?? ''));

const bytesOf = async (page: Page, address: string) => (await page.request.get(address)).body();

/** The colour of a point, in shares of width and height. */
function colourAt(page: Page, bytes: Buffer, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    async ([base64, across, down]) => {
      const { buffer } = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([buffer]));
      const canvas = new OffscreenCanvas(1, 1);
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, -Math.floor(across * picture.width), -Math.floor(down * picture.height));
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [bytes.toString('base64'), x, y] as const,
  );
}

async function screenshot(page: Page, name: string) {
  const path = test.info().outputPath(`${name}.png`);
  await page.screenshot({ path });
  await test.info().attach(name, { path, contentType: 'image/png' });
}

/** A new freelance's own browser, which may be a phone, or lose its network. */
async function openElsewhere(browser: Browser, page: Page, width: number, hasTouch: boolean): Promise<Page> {
  const context = await browser.newContext({
    hasTouch,
    viewport: { width, height: width < 600 ? 740 : 800 },
  });
  const own = await context.newPage();
  await refuseCookies(own);
  const { email } = await makeFreelance(page.request);
  await signIn(own, email, newPassword);
  await own.goto(newProject);
  return own;
}

/** What a finger does from one point to another. */
async function stroke(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', ...from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]));
  await page.waitForTimeout(fingerRestMs);
  await touch('touchEnd');
  await client.detach();
}

async function middleOf(part: Locator): Promise<[number, number]> {
  const box = await part.boundingBox();
  if (!box) throw new Error('not in sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('by keyboard a picture is turned, straightened and cropped, then once more from what it was', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto(newProject);
  await field(page).setInputFiles([await takePhotograph(page, 'cour'), await pngImage('plan.png')]);
  await expect(editButton(page, 2)).toBeVisible();
  await page.getByLabel('Texte alternatif de l’image 1').fill('La cour');
  const [before] = await addresses(page);

  await editButton(page, 1).press('Enter');
  await editor(page).getByRole('button', { name: 'Tourner à droite' }).press('Enter');
  const right = editor(page).getByRole('slider', { name: 'Bord droit' });
  for (let presses = 0; presses < 20; presses += 1) await right.press('ArrowLeft');
  await expect(right).toHaveAttribute('aria-valuetext', '80\u202f%');
  await expectAccessibleAt(page, 'picture editor', { widths: [375, 1280], dark: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await screenshot(page, 'editor in dark, 1280 px');
  await page.emulateMedia({ colorScheme: 'light' });
  await editor(page).getByRole('button', { name: 'Appliquer' }).press('Enter');
  await expect(editor(page)).toHaveCount(0);
  await expect(editButton(page, 1)).toBeFocused();
  await expect(page.getByText('Image retouchée.')).toBeAttached();
  await expect(page.getByLabel('Texte alternatif de l’image 1')).toHaveValue('La cour');

  const [turned = '', drawing = ''] = await addresses(page);
  expect(turned).not.toBe(before);
  const bytes = await bytesOf(page, turned);
  expect(await sizeOf(page, bytes)).toEqual([720, 1400]);
  // the wall that stood at the bottom is at the left
  const [red = 0, , blue = 0] = await colourAt(page, bytes, 0.1, 0.45);
  expect(red).toBeGreaterThan(blue + 50);

  await editButton(page, 1).press('Enter');
  await expect(right).toHaveAttribute('aria-valuetext', '80\u202f%');
  await right.press('End');
  await editor(page).getByRole('slider', { name: 'Redresser' }).press('ArrowRight');
  await expect(editor(page).getByText('+0,5°')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Appliquer' }).press('Enter');
  await expect(editor(page)).toHaveCount(0);
  const [straight = ''] = await addresses(page);
  const [width, height] = await sizeOf(page, await bytesOf(page, straight));
  // all that is left of the original when it is turned by half a degree
  expect([Math.round(width / 10), Math.round(height / 10)]).toEqual([89, 138]);

  await page.getByLabel('Titre du projet').fill('La cour');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré.')).toBeVisible();

  // what is stored is edited too, and a drawing stays one
  await page.getByRole('link', { name: 'Modifier le projet La cour' }).click();
  await editButton(page, 2).click();
  await editor(page).getByRole('button', { name: 'Tourner à gauche' }).click();
  await page.evaluate(() => {
    const { append } = FormData.prototype;
    FormData.prototype.append = function (name: string, value: unknown) {
      if (value instanceof File) document.body.dataset.sentType = value.type;
      append.call(this, name, value as Blob);
    };
  });
  await editor(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-sent-type', 'image/png');
  const [, stored = ''] = await addresses(page);
  const size = await sizeOf(page, await bytesOf(page, drawing));
  expect(await sizeOf(page, await bytesOf(page, stored))).toEqual(size.toReversed());
});

test('a board of 70 megapixels is shown smaller, and cropped out of all its pixels', async ({ page }) => {
  await asNewFreelance(page);
  await page.goto(newProject);
  await field(page).setInputFiles(drawBoard('planche', 10_000, 7000));
  await expect(editButton(page, 1)).toBeVisible({ timeout: 60_000 });
  const [before] = await addresses(page);
  await editButton(page, 1).click();
  const shown = editor(page).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2800);
  await editor(page).getByRole('slider', { name: 'Bord droit' }).press('Home');
  await editor(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(editor(page)).toHaveCount(0, { timeout: 60_000 });
  const [strip = ''] = await addresses(page);
  expect(strip).not.toBe(before);
  // a tenth of its width, 1,000 by 7,000 pixels, is kept as if it had been given so
  expect(await sizeOf(page, await bytesOf(page, strip))).toEqual([748, 5238]);
});

test('a finger crops a picture, and leads another to its place', async ({ browser, page }) => {
  const phone = await openElsewhere(browser, page, 375, true);
  await field(phone).setInputFiles([await takePhotograph(phone, 'un'), await takePhotograph(phone, 'deux')]);
  await expect(editButton(phone, 2)).toBeVisible();
  await editButton(phone, 1).tap();
  const edge = (name: string) => editor(phone).getByRole('slider', { name });
  await expect(edge('Bord droit')).toBeVisible();
  const [, bottom] = await middleOf(edge('Bord bas'));
  const [right] = await middleOf(edge('Bord droit'));
  // a finger that misses the corner by some pixels takes it all the same
  await stroke(phone, [right + 12, bottom + 12], [right - 88, bottom - 28]);
  await expect(edge('Bord droit')).not.toHaveAttribute('aria-valuetext', '100\u202f%');
  const shares = await Promise.all(
    ['Bord droit', 'Bord bas'].map(async (name) => Number(await edge(name).inputValue()) / 100),
  );
  await screenshot(phone, 'editor, 375 px');
  await expectAccessible(phone, 'picture editor, by touch');
  await editor(phone).getByRole('button', { name: 'Appliquer' }).tap();
  await expect(editor(phone)).toHaveCount(0);
  const [cropped = '', second = ''] = await addresses(phone);
  const [width, height] = await sizeOf(phone, await bytesOf(phone, cropped));
  expect(width / 1400).toBeCloseTo(shares[0] ?? 0, 1);
  expect(height / 900).toBeCloseTo(shares[1] ?? 0, 1);

  await screenshot(phone, 'pictures, 375 px');
  const handle = phone
    .getByRole('listitem')
    .filter({ has: editButton(phone, 2) })
    .getByTitle(/^Glisser/);
  await handle.scrollIntoViewIfNeeded();
  const from = await middleOf(handle);
  const first = await phone
    .getByRole('listitem')
    .filter({ has: editButton(phone, 1) })
    .boundingBox();
  await stroke(phone, from, [from[0], (first?.y ?? 0) + 40]);
  await expect.poll(() => addresses(phone)).toEqual([second, cropped]);
  await expect(phone.getByText('Image déplacée en position 1.')).toBeAttached();
  await phone.context().close();
});

test('twenty pictures are sent through a network that goes away, a pause, and one given up', async ({
  browser,
  page,
}) => {
  const own = await openElsewhere(browser, page, 375, false);
  let asked = 0;
  let isAway = false;
  let letGoOn = () => {};
  const goesOn = new Promise<void>((resolve) => {
    letGoOn = resolve;
  });
  await own.route('**/api/upload/avatar', async (route) => {
    asked += 1;
    if (asked === 6) {
      isAway = true;
      await own.context().setOffline(true);
    }
    if (isAway) return route.abort('internetdisconnected');
    if (asked > 12) await goesOn;
    // a pause may have ended it
    await route.continue().catch(() => undefined);
  });
  const { buffer, mimeType } = await pngImage('plan.png');
  const names = Array.from({ length: 20 }, (_, at) => `planche-${at + 1}.png`);
  const files = names.map((name) => ({ name, mimeType, buffer }));
  await field(own).setInputFiles([...files, ...files]);
  await expect(own.getByText('Un projet a 20 images au plus')).toBeVisible();
  await expect(own.getByText(/Connexion perdue/).first()).toBeVisible();
  await own.getByRole('button', { name: 'Pause' }).scrollIntoViewIfNeeded();
  await screenshot(own, 'network lost, 375 px');
  await expectAccessible(own, 'pictures whose network is gone');

  isAway = false;
  await own.context().setOffline(false);
  await expect.poll(() => asked).toBeGreaterThan(12);
  await own.getByRole('button', { name: 'Pause' }).click();
  await expect(own.getByText(/sur 20\s· En pause/)).toBeVisible();
  await own.getByText(/images en attente/).click();
  await own.getByRole('button', { name: 'Annuler l’envoi de planche-20.png' }).click();
  await expect(own.getByText(/sur 19\s· En pause/)).toBeVisible();
  // one is turned before it leaves
  await own.getByRole('button', { name: 'Retoucher planche-19.png' }).click();
  await editor(own).getByRole('button', { name: 'Tourner à droite' }).click();
  await editor(own).getByRole('button', { name: 'Appliquer' }).click();
  await expect(editor(own)).toHaveCount(0);
  await expectAccessibleAt(own, 'pictures in a pause', { widths: [375, 1280], dark: true });
  await own.getByRole('button', { name: 'Reprendre' }).scrollIntoViewIfNeeded();
  await screenshot(own, 'paused, 1280 px');
  letGoOn();
  await own.getByRole('button', { name: 'Reprendre' }).click();
  await expect(editButton(own, 19)).toBeVisible();
  await expect(own.getByText('19 images envoyées.')).toBeAttached();
  await expect(editButton(own, 20)).toHaveCount(0);
  const sent = await addresses(own);
  const [upright, turned] = await Promise.all(
    [sent[17] ?? '', sent[18] ?? ''].map(async (address) => sizeOf(own, await bytesOf(own, address))),
  );
  expect(turned).toEqual(upright?.toReversed());
  await own.getByLabel('Titre du projet').fill('Dix-neuf planches');
  await own.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own.getByText('Projet enregistré.')).toBeVisible();
  await expect(own.getByText('19 images', { exact: true })).toBeVisible();
  await own.context().close();
});
