import type { Locator, Page } from '@playwright/test';
import { sendOfferForm } from './offers.ts';
import { expect } from './test.ts';

/** Opens the form of a new job, fills it in as a CDI in Lyon and leaves it open. */
export async function fillJobForm(page: Page, title: string): Promise<Locator> {
  await page.goto('/emplois');
  await page.getByRole('button', { name: 'Publier une offre d’emploi' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('radio', { name: /^CDI/ })).toBeChecked();
  await form.getByLabel('Titre').fill(title);
  await form.getByLabel('Description').fill('Un poste en agence, de l’esquisse au chantier, en binôme.');
  await form.getByLabel('Salaire minimum').fill('38 000');
  await form.getByLabel('Salaire maximum').fill('45 000');
  const place = form.getByRole('combobox', { name: /^Lieu/ });
  await place.fill('lyon');
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
  await form.getByLabel('Date limite de candidature').fill('2999-12-31');
  return form;
}

/** Sends the form, and waits until it has closed by itself. */
export async function publishJob(page: Page, form: Locator): Promise<void> {
  await sendOfferForm(page, form, 'Offre d’emploi publiée !');
}
