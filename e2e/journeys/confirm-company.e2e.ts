import { makeCompany } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { newPassword, refuseCookies, signIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('a company is confirmed by a mail at its site, and its badges explain themselves', async ({ page }) => {
  const profile = { website: 'https://www.agence-du-lavoir.fr' };
  const { email } = await makeCompany(page.request, { name: 'Ana Lima', rank: 40, profile });
  await refuseCookies(page);
  await signIn(page, email, newPassword);
  await page.goto('/profile');
  await page.getByLabel('E-mail en @agence-du-lavoir.fr').fill('ana@ailleurs.fr');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Cette adresse n’est pas à votre site web.').first()).toBeVisible();
  await page.getByLabel('E-mail en @agence-du-lavoir.fr').fill('ana@agence-du-lavoir.fr');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Un lien est parti pour ana@agence-du-lavoir.fr.')).toBeVisible();

  const { text } = await readMail('ana@agence-du-lavoir.fr', 'Confirmez votre entreprise sur Mitoyen');
  const link = new URL(/https?:\/\/\S+confirmer-entreprise\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirmer l’entreprise' }).click();
  await expect(page.getByText('Sa page porte maintenant')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Voir ma page publique' }).click();
  // the page left has a badge of the same name
  await expect(page.getByText('Voici ce que voient les autres')).toBeVisible();
  for (const [name, says] of [
    ['SIRET vérifié', 'l’inscription vient de l’entreprise'],
    ['Entreprise confirmée', 'Vérifiez que c’est bien celui de l’entreprise que vous connaissez.'],
  ] as const) {
    const explanation = page.getByText(says);
    await expect(explanation).toBeHidden();
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
  }
});
