import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newPerson } from '../support/conversations.ts';
import { newPassword, refuseCookies, signIn, signInOnPage, trySigningIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { addAppThroughApi, addVirtualAuthenticator, codeOf } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => refuseCookies(page));

const phone = { width: 375, height: 800 };
const desk = { width: 1280, height: 800 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signedIn = (page: Page) => expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await button(page, 'Déconnexion').click();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeHidden();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/profile/compte');
  await expect(page.getByRole('heading', { name: 'Deuxième étape de connexion' })).toBeVisible();
}

test('an app is set up by keyboard, its code signs in, and a recovery code once', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request, 'Nora Petit', 'freelance');
  await signIn(page, email, newPassword);
  await page.setViewportSize(phone);
  await openAccount(page);
  await expectAccessible(page, 'account');
  await button(page, 'Configurer une application').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Configurer une application' });
  await expect(dialog.getByRole('img', { name: /Dessin à photographier/ })).toBeVisible();
  await expectAccessible(page, 'setting an app up');
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByLabel('Code à 6 chiffres')).toBeFocused();
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code à 6 chiffres')).toHaveAccessibleDescription(
    /Ce code n’est pas valable/,
  );
  await expect(dialog.getByLabel('Code à 6 chiffres')).toHaveValue('000 000');
  await dialog.getByLabel('Code à 6 chiffres').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Notez vos codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'J’ai noté mes codes' }).click();
  await expect(page.getByText('Votre application est configurée.')).toBeVisible();
  await readMail(email, 'Une application d’authentification protège votre compte');

  await page.setViewportSize(desk);
  await signOut(page);
  await trySigningIn(page, email, newPassword);
  await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused();
  await page.setViewportSize(phone);
  await expectAccessible(page, 'second step');
  await page.getByLabel('Code à 6 chiffres').fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code à 6 chiffres')).toHaveAccessibleDescription(/Indiquez les 6 chiffres/);
  await page.setViewportSize(desk);
  await page.getByLabel('Code à 6 chiffres').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await signedIn(page);

  for (const isFirst of [true, false]) {
    await signOut(page);
    await trySigningIn(page, email, newPassword);
    await button(page, 'Utiliser un code de secours').click();
    await page.getByLabel('Code de secours').fill(recoveryCode.toLowerCase());
    await button(page, 'Valider').click();
    if (isFirst) await signedIn(page);
  }
  await expect(page.getByLabel('Code de secours')).toHaveAccessibleDescription(
    /n’est pas valable, ou a déjà servi/,
  );
  await button(page, 'Revenir au mot de passe').click();
  await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toHaveValue(email);
});

test('a passkey is added, signs in alone and after the password, proves, and is removed', async ({
  page,
  request,
}) => {
  await addVirtualAuthenticator(page);
  const { email } = await newPerson(request, 'Omar Blanc', 'freelance');
  await signIn(page, email, newPassword);
  await openAccount(page);
  await button(page, 'Ajouter une clé d’accès').click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  await dialog.getByLabel('Nom de la clé').fill('Portable du bureau');
  await expectAccessible(page, 'adding a passkey');
  await dialog.getByRole('button', { name: 'Créer la clé d’accès' }).click();
  await button(page, 'J’ai noté mes codes').click();
  await expect(page.getByText('Portable du bureau')).toBeVisible();
  await readMail(email, 'Une clé d’accès a été ajoutée à votre compte');

  await signOut(page);
  await page.goto('/login');
  await button(page, 'Utiliser une clé d’accès').click();
  await signedIn(page);

  await signOut(page);
  await trySigningIn(page, email, newPassword);
  await expect(page.getByText('Confirmez avec la clé d’accès de votre compte.')).toBeVisible();
  await expect(button(page, 'Utiliser une clé d’accès')).toBeFocused();
  await page.keyboard.press('Enter');
  await signedIn(page);

  await openAccount(page);
  await button(page, 'Retirer la clé d’accès Portable du bureau').click();
  await expect(page.getByText('La clé d’accès est retirée.')).toBeVisible();
  await readMail(email, 'Une clé d’accès a été retirée de votre compte');
  await signOut(page);
  await signInOnPage(page, email, newPassword);
});

test('a browser that gives no passkey says so, and the code lets in', async ({ page, request }) => {
  const person = await newPerson(request, 'Inès Quentin', 'freelance');
  const { secret } = await addAppThroughApi(request, person);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await button(page, 'Utiliser une clé d’accès').click();
  await expect(page.getByText('Ce navigateur ne sait pas utiliser de clé d’accès.')).toBeVisible();
  await trySigningIn(page, person.email, newPassword);
  await page.getByLabel('Code à 6 chiffres').fill(codeOf(secret, 1));
  await button(page, 'Valider').click();
  await signedIn(page);
});
