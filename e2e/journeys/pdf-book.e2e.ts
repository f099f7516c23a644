import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { makePdf } from '../../apps/web/src/core/pdf/make-pdf.fixture.ts';
import { book } from '../../apps/web/src/features/portfolio/pdf/book.fixture.ts';
import { asNewFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { differenceOf } from '../support/colours.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Déposez votre book en PDF' });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Presses a button by the keyboard, as who has no mouse does. */
async function press(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Has the line fail once when a request of this kind comes for the so-manieth time, before or after it arrived. */
async function cutOnce(page: Page, address: string, at: number, when: 'before' | 'after'): Promise<void> {
  let count = 0;
  const handle = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    count += 1;
    if (count !== at) return route.fallback();
    if (when === 'after') await route.fetch();
    await route.abort();
  };
  await page.route(address, handle);
}

test('a book in PDF becomes four projects by keyboard, cut off and gone on', async ({ page }, info) => {
  const path = info.outputPath('book.pdf');
  await writeFile(path, Buffer.from(await makePdf({ pages: book }).arrayBuffer()));
  await page.setViewportSize({ width: 375, height: 800 });
  await asNewFreelance(page);
  await page.goto('/profile/portfolio');
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).focus();
  await page.keyboard.press('Enter');
  const pick = dialog(page).getByLabel('Votre book en PDF');
  await pick.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
  await expect(dialog(page).getByRole('alert')).toContainText('n’est pas un PDF');
  await expectAccessible(page, 'book to be chosen');

  await pick.setInputFiles(path);
  const create = dialog(page).getByRole('button', { name: 'Créer 4 projets' });
  await expect(create).toBeVisible();
  const proposed = dialog(page).getByLabel('Titre du projet');
  await expect(proposed).toHaveCount(4);
  await expect(proposed.first()).toHaveValue('Médiathèque de Riom');
  await expectAccessible(page, 'book put together');

  await press(page, 'Page 8 : avant');
  await expect(
    dialog(page).getByRole('status').filter({ hasText: 'Page 8, déplacée : Six logements' }),
  ).toBeAttached();
  await expect(dialog(page).getByRole('button', { name: 'Page 8 : avant' })).toBeFocused();
  await press(page, 'Page 8 : nouveau projet ici');
  await expect(proposed.nth(2)).toBeFocused();
  await expect(proposed.nth(2)).toHaveValue('École Jules-Ferry');
  await press(page, 'Retirer la page 5');
  await proposed.nth(3).fill('Halle de Crest');

  // the second picture does not leave, then the answer to the first project is lost
  await cutOnce(page, '**/api/upload/avatar', 2, 'before');
  await cutOnce(page, '**/api/portfolio', 1, 'after');
  await press(page, 'Créer 4 projets');
  await expect(dialog(page).getByText('L’envoi s’est arrêté.')).toBeVisible();
  await expectAccessible(page, 'book cut off');
  await press(page, 'Continuer');
  await expect(dialog(page).getByText('Envoi à terminer')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
  await pick.setInputFiles(path);
  await expect(dialog(page).getByText('Vous reprenez où vous en étiez.')).toBeVisible();
  await expectAccessibleCrosswise(page, 'book taken up again');
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'Continuer');
  await expect(dialog(page).getByText('4 projets créés.')).toBeVisible();
  await press(page, 'Terminer');
  const all = [
    'Refuge',
    'Gîte',
    'Médiathèque de Riom',
    'Six logements en bois, Nantes',
    'École Jules-Ferry',
    'Halle de Crest',
  ];
  await expect(titles(page)).toHaveText(all);
  await page.reload();
  await expect(titles(page)).toHaveText(all);
  await expect(page.getByText('2 images')).toHaveCount(2);
});

const corpus = fileURLToPath(new URL('../support/pdf-corpus/', import.meta.url));

/** The colours of the corpus' patches, as the page's small picture shows them. */
function shownPatches(page: Page): Promise<number[][]> {
  return dialog(page)
    .locator('li img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      return Array.from({ length: 24 }, (_, at) => {
        const [x, y] = [(at % 6) * 60 + 30, Math.floor(at / 6) * 60 + 30];
        return [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
      });
    });
}

test('inks, JPEG 2000, layers and form fields are drawn in their colours; a protected book asks for its password', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio');
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
  const pick = dialog(page).getByLabel('Votre book en PDF');
  const another = dialog(page).getByRole('button', { name: 'Choisir un autre PDF' });
  const expected: Record<string, number[][]> = JSON.parse(await readFile(`${corpus}colours.json`, 'utf8'));
  for (const [name, colours] of Object.entries(expected)) {
    await pick.setInputFiles(corpus + name);
    await expect(another).toBeVisible();
    const shown = await shownPatches(page);
    const differences = shown.map((colour, at) => differenceOf(colour, colours[at] ?? []));
    expect.soft(Math.max(...differences), `${name}: ${differences.map(Math.round)}`).toBeLessThanOrEqual(3);
    await another.click();
  }
  await pick.setInputFiles(`${corpus}locked.pdf`);
  const password = dialog(page).getByLabel('Mot de passe du PDF');
  await password.fill('érable');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Ce mot de passe n’ouvre pas ce PDF')).toBeVisible();
  await expectAccessible(page, 'book that wants a password');
  await password.fill('tilleul');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Titre du projet')).toBeVisible();
});

test('who makes a profile drops a book in its form, where its projects are looked through as the others are', async ({
  page,
}) => {
  await page.goto('/freelance-setup');
  await page.getByRole('button', { name: /Votre présentation/ }).click();
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
  const made = makePdf({ pages: book.slice(2, 9) });
  const buffer = Buffer.from(await made.arrayBuffer());
  const file = { name: 'book.pdf', mimeType: 'application/pdf', buffer };
  await dialog(page).getByLabel('Votre book en PDF').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Créer 4 projets' }).click();
  await dialog(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Projet 4 : Halle de marché' })).toBeVisible();
  await expect(page.getByLabel('Titre du projet').first()).toHaveValue('Médiathèque de Riom');
});
