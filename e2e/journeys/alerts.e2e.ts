import { expectAccessibleAt } from '../support/axe.ts';
import { newEmail, openAlive, refuseCookies } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 375, height: 740 };
const looks = { widths: [375, 1280], dark: true };
const list = '/freelancers?search=architecte&place=c69123&radius=50';

test('a visitor on a phone is alerted by an address, once its mailbox has confirmed it', async ({ page }) => {
  const email = newEmail('alerte');
  await refuseCookies(page);
  await page.setViewportSize(phone);
  await openAlive(page, list);
  await page.getByRole('button', { name: 'M’alerter' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'M’alerter par e-mail' });
  await form.getByRole('button', { name: 'Recevoir l’alerte' }).click();
  await expect(form.getByText(/^Indiquez votre adresse e-mail/)).toBeVisible();
  await expectAccessibleAt(page, 'address', looks);
  await page.setViewportSize(phone);
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByRole('button', { name: 'Recevoir l’alerte' }).press('Enter');
  await expect(form.getByText('Confirmez votre adresse')).toBeVisible();

  const { text } = await readMail(email, 'Confirmez votre alerte');
  const link = new URL(/https?:\/\/\S+confirmer-alerte\S+/.exec(text)?.[0] ?? '');
  // another caller's request with the same address begins only by its own link
  for (const search of ['géomètre', 'Compte bloqué, appelez le 06 12 34 56 78'])
    await page.request.post('/api/kept-searches', {
      data: { kind: 'offers', query: { search }, name: 'Compte bloqué', email },
    });
  await openAlive(page, link.pathname + link.search);
  await expect(page.getByText('Inactive')).toHaveCount(2);
  await expect(page.getByText(/bloqué/)).toHaveCount(0);
  await expectAccessibleAt(page, 'confirm', looks);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).press('Enter');
  await expect(page.getByText('Votre alerte a commencé')).toBeVisible();
  await expect(page.getByText('Inactive')).toHaveCount(2);
  await page.getByRole('button', { name: 'Supprimer Recherche par mots' }).press('Enter');
  await expect(page.getByText('Inactive')).toHaveCount(1);
  await page.getByRole('button', { name: 'Activer Géomètre' }).press('Enter');
  await expect(page.getByText('Inactive')).toHaveCount(0);
  await expectAccessibleAt(page, 'confirmed', looks);
  await openAlive(page, '/confirmer-alerte?token=abc');
  await expect(page.getByText('Ce lien n’est plus valable.', { exact: false })).toBeVisible();
  await openAlive(page, '/arreter-alerte');
  await expect(page.getByText('Ce lien est incomplet')).toBeVisible();
  await expectAccessibleAt(page, 'incomplete', looks);
});
