import type { Locator, Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { pngImage } from '../support/files.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { newPassword, refuseCookies } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** Types over what a field holds. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('from signing in to Enregistrer, a profile is changed with the keyboard alone', async ({
  page,
  request,
}) => {
  const { email } = await makeFreelance(request);
  const main = page.getByRole('main');
  await page.goto('/login');
  await tabTo(page, main.getByLabel('Adresse e-mail'));
  await page.keyboard.type(email);
  await tabTo(page, main.getByLabel(/^Mot de passe/));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await press(page, page.getByRole('banner').getByRole('link', { name: /Inès Quentin/ }));
  await press(page, page.getByRole('link', { name: 'Modifier le profil' }));

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const availability = page.getByLabel('Disponibilité');
  await typeInto(page, field('Titre'), 'x');
  await typeInto(page, field('Spécialité'), 'Relevés de monuments');
  const experience = page.getByLabel('Expérience');
  await tabTo(page, experience);
  await page.keyboard.press('ArrowDown');
  await expect(experience).toHaveValue('7');
  await typeInto(page, page.getByLabel('Tarif horaire'), 'cher');
  await tabTo(page, availability);
  await page.keyboard.type('Ind');
  await expect(availability).toHaveValue('Indisponible');
  // the browser is to know before the key is pressed that this test answers in place of the system's own dialog
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Portrait'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await pngImage('portrait.png'));
  await expect(page.getByText(/Fichier envoyé/)).toBeVisible();
  await typeInto(page, field('Description'), 'Relevés au laser.');
  await typeInto(page, page.getByRole('combobox', { name: 'Compétences' }), 'Revit, Rhino');
  await press(page, page.getByRole('button', { name: 'Enregistrer' }));

  const summary = page.getByRole('alert').filter({ hasText: '2 champs sont à corriger' });
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link').first());
  await expect(field('Titre')).toBeFocused();
  await expect(field('Titre')).toHaveAccessibleDescription(/de 2 à 100 lettres/);
  await typeInto(page, field('Titre'), 'Géomètre');
  await typeInto(page, page.getByLabel('Tarif horaire'), '61,5');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Profil enregistré.')).toBeVisible();
  for (const text of ['Géomètre', 'Relevés de monuments', '61,50 € / heure', 'Relevés au laser.', 'Rhino']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
});

test('every form of the account opens on its first field, and gives the focus back', async ({
  page,
  request,
}) => {
  const { email } = await makeFreelance(request);
  await page.goto('/login');
  await tabTo(page, page.getByRole('main').getByLabel('Adresse e-mail'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('banner').getByRole('link', { name: /Inès Quentin/ }));
  await press(page, page.getByRole('link', { name: 'Compte', exact: true }));
  for (const [opener, first] of [
    ['Modifier le nom', 'Prénom et nom'],
    ['Modifier l’adresse e-mail', 'Nouvelle adresse e-mail'],
    ['Modifier le mot de passe', 'Mot de passe actuel'],
  ] as const) {
    const edit = page.getByRole('button', { name: opener });
    await press(page, edit);
    await expect(page.getByLabel(first)).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Annuler' }));
    await expect(edit).toBeFocused();
  }
  const remove = page.getByRole('button', { name: 'Supprimer mon compte...' });
  await press(page, remove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});
