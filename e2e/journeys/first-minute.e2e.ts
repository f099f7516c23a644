import type { Page } from '@playwright/test';
import { makeFreelance } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { countEffort, type Effort } from '../support/effort.ts';
import { newPassword, openAlive, refuseCookies, trySigningIn } from '../support/people.ts';
import { listCompanies } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

/** What finding, registering and writing ask for; 27 taps and 176 keys before errands and the registry. */
const asked = { taps: 15, keys: 84 };

/** From the home page's search to the first person found. Answers their first name. */
async function findSomebody(page: Page, effort: Effort): Promise<string> {
  const search = page.getByRole('main').getByRole('search').first();
  await effort.type(search.getByRole('textbox').first(), 'dessinateur Revit');
  await effort.type(search.getByLabel('Lieu'), 'Lyon', 'Enter');
  await expect(page).toHaveURL(/\/freelancers\?/);
  await effort.tap(page.getByRole('main').getByRole('article').first().getByRole('link').first());
  const contact = page.getByRole('button', { name: /^Contacter / });
  await expect(contact).toBeVisible();
  return ((await contact.getAttribute('aria-label')) ?? '').replace(/^Contacter /, '');
}

async function registerCompany(page: Page, effort: Effort, siret: string): Promise<void> {
  await effort.type(page.getByLabel('Numéro SIRET'), siret);
  await expect(page.getByText(/^Rempli pour vous/)).toBeVisible();
  await expect(page.getByLabel('Ville d’immatriculation')).not.toHaveValue('');
  await effort.type(page.getByLabel('Numéro SIRET'), '', 'Enter');
  await effort.type(page.getByLabel('Prénom et nom'), 'Awa Ndiaye', 'Tab');
  const address = `awa.${String(Date.now()).slice(-5)}@exemple.fr`;
  await effort.type(page.getByLabel('Adresse e-mail'), address, 'Tab');
  await effort.type(page.getByLabel(/^Mot de passe/), newPassword, 'Enter');
  await effort.tap(page.getByRole('button', { name: 'Architecture', exact: true }));
  await effort.tap(page.getByRole('checkbox', { name: /J’accepte/ }));
  await effort.tap(page.getByRole('button', { name: 'Créer le compte et enregistrer le profil' }));
  await expect(page).toHaveURL(/\/profile$/);
}

test('who came to write registers as a company and writes, in few taps and keys', async ({ page }) => {
  const company = (await listCompanies())[33];
  await refuseCookies(page);
  await openAlive(page, '/');
  const effort = countEffort(page);
  const name = await findSomebody(page, effort);

  await effort.tap(page.getByRole('button', { name: /^Contacter / }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Pour écrire à ${name}.`)).toBeVisible();
  await effort.tap(dialog.getByRole('link', { name: /S’inscrire/ }));
  await expect(page.getByText(`Pour écrire à ${name}.`)).toBeVisible();
  await effort.tap(page.getByRole('link', { name: 'Profil entreprise' }));
  await expect(page.getByText(`Pour écrire à ${name}.`)).toBeVisible();
  await registerCompany(page, effort, company?.siret ?? '');

  const block = page.getByRole('region', { name: new RegExp(`^Continuer.*écrire à ${name}`) });
  await expect(block).toBeVisible();
  await expectAccessible(page, 'what one came for');
  await effort.tap(block.getByRole('button', { name: 'Écrire le message' }));
  await expect(dialog.getByLabel('Objet')).toBeFocused();
  await effort.tap(dialog.getByRole('group', { name: 'Sujets proposés' }).getByRole('button').first());
  await effort.tap(dialog.getByRole('button', { name: 'Commencer par trois lignes' }));
  await effort.tap(dialog.getByRole('button', { name: 'Envoyer' }));
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(block).toBeHidden();
  expect({ taps: effort.taps, keys: effort.keys }).toEqual(asked);
});

test('what was begun after signing in is taken up again, and signing out forgets it', async ({ page }) => {
  const writer = await makeFreelance(page.request, { name: 'Zoé Lambert' });
  const other = await makeFreelance(page.request, { name: 'Manon Perrin' });
  const profile = await page.request.get(`/api/freelancers/by-user/${other.id}`);
  const { id } = await profile.json();
  await refuseCookies(page);
  await openAlive(page, `/freelancer/${id}`);
  await page.getByRole('button', { name: 'Contacter Manon' }).click();
  await page.keyboard.press('Escape');
  await trySigningIn(page, writer.email, newPassword);

  const block = page.getByRole('region', { name: /^Continuer.*écrire à Manon/ });
  await expect(block).toBeVisible();
  // the network is cut in the middle: what was typed stays
  await block.getByRole('button', { name: 'Écrire le message' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Contacter Manon/ });
  await dialog.getByLabel('Objet').fill('Une collaboration');
  await page.context().route('**', (route) => route.abort());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.context().unroute('**');
  await page.reload();
  await block.getByRole('button', { name: 'Écrire le message' }).click();
  await expect(dialog.getByLabel('Objet')).toHaveValue('Une collaboration');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/$/);
  await trySigningIn(page, writer.email, newPassword);
  await expect(page.getByRole('heading', { name: 'Zoé Lambert' })).toBeVisible();
  await expect(block).toHaveCount(0);
});
