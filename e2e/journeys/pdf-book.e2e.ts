import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '../../apps/web/src/core/pdf/make-pdf.fixture.ts';
import { book } from '../../apps/web/src/features/portfolio/pdf/book.fixture.ts';
import { asNewFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { atRequest, corpus, dialog, uploads } from '../support/book-dialog.ts';
import { dragBy } from '../support/drag.ts';
import { refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Presses a button by the keyboard, as users without a mouse do. */
async function press(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
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

  await pick.focus();
  await pick.setInputFiles(path);
  const create = dialog(page).getByRole('button', { name: 'Créer 4 projets' });
  await expect(create).toBeVisible();
  await expect(dialog(page).getByRole('status').filter({ hasText: '4 projets trouvés.' })).toBeFocused();
  const proposed = dialog(page).getByLabel('Titre du projet');
  await expect(proposed).toHaveCount(4);
  await expect(proposed.first()).toHaveValue('Médiathèque de Riom');
  await page.setViewportSize({ width: 375, height: 667 });
  await dialog(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(
    dialog(page).getByText('4 pages mises de côté : couverture, sommaire, CV, contact.'),
  ).toBeVisible();
  await expect(proposed.first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'book put together');
  await expect(dialog(page).getByRole('button', { name: 'Page 3 : avant' })).toBeDisabled();
  await press(page, 'Voir les pages mises de côté');
  await expect(dialog(page).getByRole('heading', { name: 'Couverture du book' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Page 3 : avant' })).toBeEnabled();
  await press(page, 'Replier les pages mises de côté');
  await expect(dialog(page).getByRole('heading', { name: 'Couverture du book' })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });

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

  let arrived = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/upload/avatar') && response.ok()) arrived += 1;
  });
  // the network goes as the second picture is to leave
  await atRequest(page, uploads, 2, async () => {
    await page.context().setOffline(true);
    return true;
  });
  await press(page, 'Créer 4 projets');
  await expect(dialog(page).getByText('L’envoi s’est arrêté.')).toBeVisible();
  await expectAccessible(page, 'book cut off');
  await page.context().setOffline(false);

  const takeUp = async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
    await pick.setInputFiles(path);
    await expect(dialog(page).getByText('Vous reprenez où vous en étiez.')).toBeVisible();
  };
  // then the page goes while a picture is on its way; the others arrive
  const held = new Promise<void>((hold) => {
    void atRequest(page, uploads, 1, async () => {
      hold();
      return false;
    });
  });
  await press(page, 'Continuer');
  await held;
  const sentPages = dialog(page).getByRole('progressbar', { name: 'Pages envoyées' });
  await expect(sentPages).toHaveAttribute('value', '5');
  await page.unroute(uploads);
  await takeUp();
  await expectAccessibleCrosswise(page, 'book taken up again');
  // the answer to the first project is lost
  await atRequest(page, '**/api/portfolio', 1, async (route) => {
    await route.fetch();
    await route.abort();
    return false;
  });
  await press(page, 'Créer 4 projets');
  await expect(dialog(page).getByText('Envoi à terminer')).toBeVisible();
  await takeUp();
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'Continuer');
  await expect(dialog(page).getByText('4 projets créés.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Terminer' })).toBeFocused();
  // the six pages that are kept, each once
  expect(arrived).toBe(6);
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

test('a protected book is taken up where it was left, by its password: closed, reloaded, cut off', async ({
  page,
}) => {
  await asNewFreelance(page);
  await page.goto('/profile/portfolio');
  const password = dialog(page).getByLabel('Mot de passe du PDF');
  const title = dialog(page).getByLabel('Titre du projet');
  const restored = dialog(page).getByText('Vous reprenez où vous en étiez.');
  const choose = async () => {
    await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
    await dialog(page).getByLabel('Votre book en PDF').setInputFiles(`${corpus}locked.pdf`);
  };
  const enter = async (word: string) => {
    await password.fill(word);
    await page.keyboard.press('Enter');
  };
  await choose();
  await expect(dialog(page).getByText(/locked\.pdf.*reste dans votre navigateur/)).toBeVisible();
  await enter('tilleul');
  await title.fill('Halle close');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reprendre mon book en PDF' }).click();
  await expect(dialog(page).getByText(/redonnez son mot de passe/)).toBeVisible();
  await enter('érable');
  await expect(dialog(page).getByText('Ce mot de passe n’ouvre pas ce PDF')).toBeVisible();
  await enter('tilleul');
  await expect(title).toHaveValue('Halle close');
  await expect(restored).toBeVisible();

  await page.reload();
  await choose();
  await enter('tilleul');
  await expect(restored).toBeVisible();
  await expect(title).toHaveValue('Halle close');
  // the answer to the project is lost: its picture was sent, and is not drawn again
  await atRequest(page, '**/api/portfolio', 1, async (route) => {
    await route.fetch();
    await route.abort();
    return false;
  });
  await dialog(page).getByRole('button', { name: 'Créer 1 projet' }).click();
  await expect(dialog(page).getByText('L’envoi s’est arrêté.')).toBeVisible();
  await page.reload();
  await choose();
  await enter('tilleul');
  await expect(dialog(page).getByText('Envoi à terminer')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog(page).getByText('1 projet créé.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(titles(page)).toHaveText(['Refuge', 'Gîte', 'Halle close']);
});

test('who makes a profile drops a book in its form, and drags its pages and projects by finger and by mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/freelance-setup');
  await page.getByRole('button', { name: /Votre présentation/ }).click();
  await page.getByRole('button', { name: 'Déposer mon book en PDF' }).click();
  const made = makePdf({ pages: book.slice(2, 9) });
  const buffer = Buffer.from(await made.arrayBuffer());
  const file = { name: 'book.pdf', mimeType: 'application/pdf', buffer };
  await dialog(page).getByLabel('Votre book en PDF').setInputFiles(file);
  const create = dialog(page).getByRole('button', { name: 'Créer 4 projets' });
  await expect(create).toBeVisible();
  const said = (text: string) => dialog(page).getByRole('status').filter({ hasText: text });
  const grip = (place: string) => page.locator(`[data-${place}]`).getByTitle('Glisser pour déplacer');

  const sheet = page.locator('[data-page-item="2"] img');
  const before = await sheet.boundingBox();
  await dragBy(page, 'finger', sheet, { by: { x: 0, y: -150 } });
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 50);
  await expect(said('déplacé')).toHaveCount(0);

  await dragBy(page, 'finger', grip('page-item="3"').first(), {
    to: page.locator('[data-page-item="5"] img'),
  });
  await expect(said('Page 3, déplacée : Six logements')).toBeAttached();
  await page.setViewportSize({ width: 1280, height: 800 });
  await dragBy(page, 'mouse', page.locator('[data-page-item="3"] img'), {
    to: page.locator('[data-page-item="1"] img'),
  });
  await expect(said('Page 3, déplacée : Médiathèque')).toBeAttached();
  const places = page.locator('[data-project-item]');
  const last = await places.last().getAttribute('data-project-item');
  await dragBy(page, 'mouse', grip(`project-item="${last}"`).first(), {
    to: places.first().getByRole('heading'),
  });
  await expect(said('Halle de marché, déplacé en position 1.')).toBeAttached();
  await create.click();
  await dialog(page).getByRole('button', { name: 'Terminer' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Projet 1 : Halle de marché' })).toBeVisible();
  await expect(page.getByLabel('Titre du projet').nth(1)).toHaveValue('Médiathèque de Riom');
});
