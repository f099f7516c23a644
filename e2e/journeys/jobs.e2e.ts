import type { Page } from '@playwright/test';
import { makeCompany } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { smallPdf } from '../support/files.ts';
import { fillJobForm, publishJob } from '../support/jobs.ts';
import { itemOf } from '../support/offers.ts';
import { demoAccounts, newPassword, openAlive, refuseCookies, signIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const widths = [375, 1280];
const jsonLd = 'script[type="application/ld+json"]';

/** Finds a job in the list, opens it and applies with another CV than the profile's. */
async function applyWithAnotherCv(page: Page, title: string) {
  await page.goto(`/emplois?contract=cdi&search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('38 000 – 45 000 € brut par an')).toBeVisible();
  await page.getByRole('button', { name: 'Postuler' }).click();
  const form = page.getByRole('dialog', { name: 'Postuler à ce poste' });
  await form.getByLabel('Lettre de motivation').fill('Votre agence et ses écoles en bois m’attirent.');
  const other = form.getByRole('radio', { name: /^Un autre/ });
  // whose profile has no CV has nothing to choose
  await expect(other.or(form.getByText(/Votre profil n’a pas de CV/)).first()).toBeVisible();
  if (await other.isVisible()) await other.check();
  const cv = { name: 'pour-cette-agence.pdf', mimeType: 'application/pdf', buffer: smallPdf() };
  await form.getByLabel('Mon CV').setInputFiles(cv);
  await expect(form.getByText(/pour-cette-agence\.pdf/)).toBeVisible();
  await expect(form.getByText(/reçoit une copie de ce CV/)).toBeVisible();
  await expectAccessibleAt(page, 'application to a job', { widths, dark: true });
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page).toHaveURL(/\/profile\/candidatures$/);
  await expect(page.getByText('Candidature envoyée !')).toBeVisible();
}

test('a company publishes a CDI, a job seeker applies with another CV, is answered, and withdraws', async ({
  browser,
  page: company,
  request,
}) => {
  const title = `Chef ou cheffe de projet ${Date.now()}`;
  const { email } = await makeCompany(request, { name: 'Agnès Morvan' });
  const seeker = await (await browser.newContext()).newPage();
  for (const page of [company, seeker]) await refuseCookies(page);
  await signIn(company, email, newPassword);
  await signIn(seeker, demoAccounts.jobseeker.email);

  const form = await fillJobForm(company, title);
  await expectAccessibleAt(company, 'form of a job', { widths, dark: true });
  await publishJob(company, form);
  await applyWithAnotherCv(seeker, title);
  expect((await readMail(email, 'Nouvelle candidature')).text).toContain(title);

  await company.goto('/profile/candidatures-recues');
  await company.getByRole('link', { name: /^Lire la candidature/ }).click();
  const read = company.getByRole('region', { name: /^Candidature de/ });
  await expect(read.getByText('Votre agence et ses écoles en bois m’attirent.')).toBeVisible();
  await expectAccessible(company);
  const download = company.waitForEvent('download');
  await read.getByRole('button', { name: 'Télécharger le CV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await read.getByRole('button', { name: 'Présélectionner' }).click();
  const answer = company.getByRole('dialog');
  await answer.getByLabel('Votre réponse').fill('Rencontrons-nous jeudi.');
  await answer.getByRole('button', { name: 'Présélectionner et prévenir' }).click();
  await expect(answer).toBeHidden();

  const own = itemOf(seeker, title);
  await expect(own.getByText('Rencontrons-nous jeudi.')).toBeVisible();
  await expect(own.getByText('Nouvelle réponse')).toBeVisible();
  await expectAccessibleAt(seeker, 'a job seeker’s applications', { widths, dark: true });
  await own.getByRole('button', { name: 'Retirer' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(own.getByText('Retirée').first()).toBeVisible();

  await company.reload();
  await expect(read.getByText('Aucun CV à lire.')).toBeVisible();
  await seeker.context().close();
});

test('a job is whole for everybody, and told to search engines until it closes', async ({
  page,
  browser,
  request,
}) => {
  const title = `Conduite de travaux ${Date.now()}`;
  const { email } = await makeCompany(request, { name: 'Bastien Le Gall', rank: 1 });
  await refuseCookies(page);
  await signIn(page, email, newPassword);
  await publishJob(page, await fillJobForm(page, title));

  const visitor = await (await browser.newContext()).newPage();
  await refuseCookies(visitor);
  await visitor.setViewportSize({ width: 375, height: 812 });
  await openAlive(visitor, `/emplois?search=${encodeURIComponent(title)}`);
  await visitor.getByRole('button', { name: /^Filtres/ }).click();
  const sheet = visitor.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByRole('checkbox', { name: 'CDI' }).check();
  await expectAccessible(visitor, 'filters of jobs');
  await sheet.getByRole('button', { name: 'Voir 1 poste' }).click();
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('button', { name: 'Se connecter pour postuler' })).toBeVisible();
  await expectAccessibleAt(visitor, 'a job', { widths, dark: true });

  await visitor.reload();
  const [posting] = JSON.parse((await visitor.locator(jsonLd).textContent()) ?? '')['@graph'];
  expect(posting).toMatchObject({ '@type': 'JobPosting', title, validThrough: '2999-12-31T23:59:59+01:00' });
  await expect(visitor.locator('meta[property="og:image"]')).toHaveCount(1);

  await page.goto('/profile/offres');
  const offer = itemOf(page, title);
  await offer.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer l’offre' }).click();
  await expect(offer.getByText('Pourvue')).toBeVisible();
  // a rendered page is kept for some seconds
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Ce poste est pourvu.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(visitor.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await expect(visitor.locator(jsonLd)).toHaveCount(0);
  await expect(visitor.locator('meta[property="og:image"]')).toHaveCount(0);
  await visitor.context().close();
});
