import type { Page } from '@playwright/test';
import { renderedViews, renders } from '../../apps/server/seed/content/projects/renders.ts';
import { asNewFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openAlive, refuseCookies } from '../support/people.ts';
import { cameraName, takePhotograph } from '../support/photograph.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a project of photographs is put together, and tells nobody where they were taken', async ({ page }) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio');
  await expect(titles(page)).toHaveText(['Refuge', 'Gîte']);
  await expectAccessible(page, 'portfolio');
  await page.getByRole('link', { name: 'Ajouter un projet' }).click();

  const photographs = [await takePhotograph(page, 'facade'), await takePhotograph(page, 'cour', 900, 1300)];
  for (const { buffer } of photographs) expect(buffer.includes(cameraName)).toBe(true);
  await page.getByLabel('Images du projet').setInputFiles(photographs);
  await expect(page.getByRole('button', { name: 'Régler la vignette de l’image 2' })).toBeVisible();
  await page.getByLabel('Titre du projet').fill('Halle de marché');
  await page.getByLabel('Description du projet').fill('Une halle de douze travées. '.repeat(8));
  await page.getByLabel('Texte alternatif de l’image 1').fill('La façade sud, au matin');

  await page.reload();
  await expect(page.getByText('Brouillon restauré')).toBeVisible();
  await page.getByRole('button', { name: 'En couverture : l’image 2' }).click();
  await expect(page.getByLabel('Texte alternatif de l’image 2')).toHaveValue('La façade sud, au matin');
  await page.getByLabel('Texte alternatif de l’image 1').fill('La cour');
  await page.getByRole('button', { name: 'Régler la vignette de l’image 1' }).click();
  await page.getByRole('slider', { name: 'Verticalement' }).fill('90');
  await expectAccessible(page, 'thumbnail dialog');
  await page.getByRole('button', { name: 'Terminé' }).click();

  await page.getByLabel('Rôle tenu').fill('Cheffe de projet');
  await page.getByLabel('Agence').fill('Atelier Nord');
  await page.getByLabel('Année').fill('2021');
  await page.getByLabel('Surface').fill('1250,5');
  await page.getByRole('checkbox', { name: /^DET/ }).check();
  await page.getByRole('checkbox', { name: /^ESQ/ }).check();
  await page.getByLabel('Logiciels').fill('Revit, Rhino');
  await expectAccessible(page, 'project form');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Refuge', 'Gîte', 'Halle de marché']);

  const up = page.getByRole('button', { name: 'Monter le projet Halle de marché' });
  const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const once = kept();
  await up.click();
  await expect(up).toBeFocused();
  await once;
  const twice = kept();
  await up.click();
  await expect(titles(page)).toHaveText(['Halle de marché', 'Refuge', 'Gîte']);
  await page.getByRole('button', { name: 'Supprimer le projet Gîte' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(titles(page)).toHaveText(['Halle de marché', 'Refuge']);
  // the page shows an order before it is kept
  await twice;
  await page.reload();
  await expect(titles(page)).toHaveText(['Halle de marché', 'Refuge']);

  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  await expect(page.getByText(/^Une halle de douze travées\. .*…$/)).toBeVisible();
  await page.getByRole('link', { name: 'Halle de marché' }).click();
  await expect(page.getByText('Direction de l’exécution des travaux')).toBeVisible();
  await expect(page.getByText('1 250,5 m²')).toBeVisible();
  await expectAccessible(page, 'project page');

  await page.getByRole('link', { name: 'La cour' }).click();
  const box = page.getByRole('dialog');
  await expect(box.getByText('Image 1 sur 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('La façade sud, au matin')).toBeVisible();
  await expectAccessible(page, 'lightbox');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  const addresses = await page
    .getByRole('main')
    .locator('img[src*="/files/"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('?')[0] ?? ''));
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    for (const accept of ['image/webp', 'image/avif,image/webp']) {
      const file = await page.request.get(address, { headers: { accept } });
      const bytes = await file.body();
      expect(bytes.length).toBeGreaterThan(1000);
      for (const trace of [cameraName, 'Exif', 'EXIF', 'GPS', 'JFIF']) {
        expect(bytes.includes(trace), `${address} as ${accept} holds ${trace}`).toBe(false);
      }
    }
  }
});

test('a photograph of more than 8 Mo is made smaller on the way; one that cannot be read says what to do', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio/nouveau');
  const { buffer, ...photograph } = await takePhotograph(page, 'chantier', 4200, 3000);
  const heavy = { ...photograph, buffer: Buffer.concat([buffer, Buffer.alloc(9 * 1024 * 1024)]) };
  const heic = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') };
  await page.getByLabel('Images du projet').setInputFiles([heavy, heic]);
  await expect(page.getByRole('button', { name: 'Régler la vignette de l’image 1' })).toBeVisible();
  await expect(page.getByText(/^Cette photo est au format HEIC/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer l’envoi' })).toHaveCount(0);
  await page.getByLabel('Titre du projet').fill('Chantier');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Projet enregistré.')).toBeVisible();
});

test('a finger walks through the pictures', async ({ browser, page }) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio/nouveau');
  const photographs = [await takePhotograph(page, 'un'), await takePhotograph(page, 'deux')];
  await page.getByLabel('Images du projet').setInputFiles(photographs);
  await expect(page.getByRole('button', { name: 'Régler la vignette de l’image 2' })).toBeVisible();
  await page.getByLabel('Titre du projet').fill('Passerelle');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  // one's own list has a link of that name too
  await expect(page).toHaveURL(/\/freelancer\//);
  await page.getByRole('link', { name: 'Passerelle' }).click();
  // the page left has a heading of that name as well
  await expect(page).toHaveURL(/\/portfolio\/item\//);

  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 700 } });
  const hand = await phone.newPage();
  await refuseCookies(hand);
  // before the page is alive, a picture's link opens the file itself
  await openAlive(hand, page.url());
  await hand.getByRole('link', { name: /^Image 1 sur 2/ }).tap();
  const box = hand.getByRole('dialog');
  await expect(box.getByText('Image 1 sur 2')).toBeVisible();
  const client = await phone.newCDPSession(hand);
  const touch = (type: string, x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 350 }],
    });
  await touch('touchStart', 300);
  for (const x of [240, 180, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(box.getByText('Image 2 sur 2')).toBeVisible();
  await phone.close();
});

test('the built product finds the pictures that were rendered for the demonstration', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).json();
  // other journeys register hundreds of freelances before those of the demonstration
  const listed: { id: string }[] = [];
  for (let cursor = ''; ; ) {
    const { items, nextCursor } = await read(`/api/profiles?type=freelance&limit=100&seed=rendus${cursor}`);
    listed.push(...items);
    if (!nextCursor) break;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  // perspectives are drawn as well
  const { render: _, ...others } = renderedViews;
  const starts = Object.values(others).map((name) => `${name} du projet `);
  let found = 0;
  for (const { id } of listed) {
    // some journeys delete their account meanwhile
    const { portfolio = [] } = await read(`/api/freelancers/${id}`);
    for (const { images } of portfolio)
      for (const { url, alt } of images) {
        if (!starts.some((start) => alt?.startsWith(start))) continue;
        expect((await request.get(url)).status(), alt).toBe(200);
        found += 1;
      }
  }
  expect(found).toBe(renders.filter(({ view }) => view !== 'render').length);
});
