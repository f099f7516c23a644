import { expectAccessible } from '../support/axe.ts';
import { fillOfferForm, openOfferForm } from '../support/offers.ts';
import { demoAccounts, refuseCookies, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an offer is put right word by word, read where it warns, and offered as a CDD', async ({ page }) => {
  await refuseCookies(page);
  await signIn(page, demoAccounts.entreprise.email);
  const form = await openOfferForm(page);
  await fillOfferForm(form, `Plans du groupe scolaire ${Date.now()}`);
  const description = form.getByLabel('Description', { exact: false }).first();
  const written =
    'Plans de deux écoles. Nous cherchons une personne de moins de 35 ans, à l’aise sous Revit.';
  await description.fill(`${written} Horaires de 9 h à 18 h, congés à valider.`);

  const found = form.getByRole('list', { name: 'Remarques sur ce champ' });
  await expect(found.getByText('À retirer')).toBeVisible();
  await expect(found.locator('mark')).toHaveText([
    'moins de 35 ans',
    'Horaires de 9 h à 18 h',
    'congés à valider',
  ]);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(sideways).toBe(false);
    await expectAccessible(page);
    await found.scrollIntoViewIfNeeded();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/form-${width}.png` });
  }

  const publish = form.getByRole('button', { name: /^Publier l’offre/ });
  await publish.click();
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Retirer ces mots' }).click();
  await expect(description).toHaveValue(/une personne, à l’aise sous Revit/);
  await expect(description).toBeFocused();

  await publish.click();
  const read = form.getByRole('checkbox', { name: /^J’ai lu/ });
  await expect(read).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await read.scrollIntoViewIfNeeded();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/read.png` });
  await found.getByRole('button', { name: 'Publier en CDD' }).first().click();
  await expect(form.getByRole('radio', { name: /^CDD/ })).toBeChecked();
  await expect(form.getByLabel('Salaire minimum')).toBeFocused();
  await expect(read).toBeHidden();
  await form.getByRole('radio', { name: /^Mission/ }).check({ force: true });
  await read.check();
  await publish.click();
  await expect(form.getByText(/Offre de mission publiée/)).toBeVisible();

  await page.goto('/about#offres-verifiees');
  const rules = page.locator('#offres-verifiees');
  await expect(rules.or(page.getByText('Ce que nous vérifions des offres')).first()).toBeVisible();
  await expectAccessible(page);
});
