import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the form of a new offer. */
export async function openOfferForm(page: Page): Promise<Locator> {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Publier une offre de mission' }).click();
  return page.getByRole('dialog');
}

/** Fills the form in. `deadline`: YYYY-MM-DD. */
export async function fillOfferForm(form: Locator, title: string, deadline = '2999-12-31'): Promise<void> {
  await form.getByLabel('Titre').fill(title);
  await form.getByLabel('Description').fill('Un relevé complet, plans et coupes au 1/50.');
  await form.getByLabel('Exigences').fill('Revit\nTrois références');
  await form.getByLabel('Budget').fill('420');
  await form.getByLabel('Date limite de candidature').fill(deadline);
}

/** Sends the form, and waits until it has closed by itself. */
export async function sendOfferForm(
  page: Page,
  form: Locator,
  told = 'Offre de mission publiée !',
): Promise<void> {
  await form.getByRole('button', { name: 'Publier l’offre' }).click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(form).toBeHidden();
}

/** Publishes an offer. `deadline`: YYYY-MM-DD. */
export async function publish(page: Page, title: string, deadline?: string): Promise<void> {
  const form = await openOfferForm(page);
  await fillOfferForm(form, title, deadline);
  await sendOfferForm(page, form);
}

/** Opens the application form of an offer from its card, and fills it in. */
export async function fillApplication(page: Page, title: string): Promise<Locator> {
  await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Postuler à l’offre « ${title} »` }).click();
  const form = page.getByRole('dialog', { name: 'Postuler' });
  await form.getByLabel('Lettre de motivation').fill('Je relève des groupes scolaires depuis huit ans.');
  await form.getByLabel('Tarif journalier proposé').fill('390');
  return form;
}

/** Sends the form, which leads to the profile, and follows the application from there. */
export async function sendApplication(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'Suivre mes candidatures' }).click();
  await expect(page).toHaveURL(/\/profile\/candidatures$/);
}

/** Applies to an offer. */
export async function applyTo(page: Page, title: string): Promise<void> {
  await sendApplication(page, await fillApplication(page, title));
}

/** The part of a list that is about this offer. */
export const itemOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
