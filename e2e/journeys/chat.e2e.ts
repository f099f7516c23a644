import type { Page } from '@playwright/test';
import { browserOf, contact, contentsOf, newPerson, type Person, write } from '../support/conversations.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

let company: Person;
let freelance: Person;
let theirs: Page;
let mine: Page;
let conversationId: string;

const field = (page: Page) => page.getByLabel('Votre message');
const messages = (page: Page) => page.getByRole('region', { name: /^Messages avec/ });
/** Resolves once the page receives live events. */
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/events'));

async function openChat(page: Page): Promise<void> {
  const heard = listening(page);
  await page.goto(`/chat/${conversationId}`);
  await heard;
  await expect(messages(page).getByText('Relevé d’une halle')).toBeVisible();
}

test.beforeEach(async ({ browser, request }) => {
  company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  const first = { subject: 'Relevé d’une halle', content: 'Bonjour Yann, êtes-vous libre en mai ?' };
  conversationId = await contact(request, company, freelance, first);
  theirs = await browserOf(browser, company, 'entreprise');
  mine = await browserOf(browser, freelance, 'freelance');
});
test.afterEach(async () => {
  await theirs.context().close();
  await mine.context().close();
});

test('two people talk, each sees at once what the other does', async () => {
  const heard = listening(mine);
  await mine.goto('/jobs');
  await heard;
  await expect(mine).toHaveTitle(/^\(1\) /);
  await expect(mine.getByRole('button', { name: /^Mon espace, 1/ })).toBeVisible();

  await openChat(theirs);
  await expect(theirs.getByText('· Lu')).toHaveCount(0);
  await field(theirs).fill('Il s’agit de trois jours sur place.');
  await field(theirs).press('Enter');
  await expect(mine).toHaveTitle(/^\(2\) /);

  await openChat(mine);
  await expect(mine).toHaveTitle('Hélène Marchand – Mitoyen');
  await expect(mine.getByRole('button', { name: 'Mon espace', exact: true })).toBeVisible();
  await expect(theirs.getByText('· Lu')).toHaveCount(1);

  await field(mine).pressSequentially('Oui, ');
  await expect(theirs.getByText('Yann Kermarrec est en train d’écrire')).toBeVisible();
  await field(mine).pressSequentially('la deuxième semaine.');
  await field(mine).press('Shift+Enter');
  await field(mine).pressSequentially('Voir https://exemple.fr/releves.');
  await field(mine).press('Enter');
  const answer = messages(theirs).getByText('la deuxième semaine.');
  await expect(answer).toBeVisible();
  await expect(answer).toHaveText('Oui, la deuxième semaine.\nVoir https://exemple.fr/releves.');
  await expect(theirs.getByText(/est en train d’écrire/)).toHaveCount(0);
  const link = messages(theirs).getByRole('link', { name: 'https://exemple.fr/releves' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(mine.getByText('· Lu')).toHaveCount(1);
});

test('a message whose answer was lost keeps its words and is stored once', async ({ request }) => {
  await openChat(mine);
  await mine.route('**/api/messages/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    // a reload may have ended this try meanwhile
    await route.abort().catch(() => undefined);
  });
  await field(mine).fill('Je confirme pour lundi.');
  await mine.getByRole('button', { name: 'Envoyer' }).click();
  await expect(mine.getByRole('alert')).toHaveText('Erreur lors de l’envoi du message');
  await mine.reload();
  await expect(mine.getByRole('alert')).toBeVisible();
  const lostAgain = mine.waitForEvent('requestfailed', (sent) => sent.method() === 'POST');
  await mine.getByRole('button', { name: 'Réessayer' }).click();
  await expect(field(mine)).toBeFocused();
  await lostAgain;
  await mine.unrouteAll({ behavior: 'wait' });
  // from here on it leaves without being asked to
  await expect(mine.getByRole('alert')).toHaveCount(0);
  await expect(messages(mine).getByText('Je confirme pour lundi.')).toHaveCount(1);
  const stored = await contentsOf(request, company, conversationId);
  expect(stored.filter((content) => content === 'Je confirme pour lundi.')).toHaveLength(1);
});

test('older messages come above without the reader’s place moving, new ones below neither', async ({
  request,
}) => {
  for (let number = 1; number <= 120; number += 1) {
    await write(request, number % 3 ? company : freelance, conversationId, `Message numéro ${number}.`);
  }
  const release = await holdRequests(mine, '**/api/messages/*cursor=*');
  const heard = listening(mine);
  await mine.goto(`/chat/${conversationId}`);
  await heard;
  await expect(messages(mine).getByText('Message numéro 120.')).toBeInViewport();
  await expect(messages(mine).getByText('Message numéro 71.')).toBeAttached();
  await expect(messages(mine).getByText('Message numéro 70.')).toHaveCount(0);

  await messages(mine).evaluate((list) => list.scrollTo(0, 0));
  const reader = messages(mine).getByText('Message numéro 73.');
  await expect(mine.getByRole('button', { name: 'Chargement...' })).toBeVisible();
  const top = async () => (await reader.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  release();
  await expect(messages(mine).getByText('Message numéro 22.')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  await write(request, company, conversationId, 'Toujours d’accord ?');
  const pill = mine.getByRole('button', { name: '1 nouveau message' });
  await expect(pill).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await pill.click();
  await expect(messages(mine).getByText('Toujours d’accord ?')).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('long messages far from what is read are laid out once they come near, and move nothing that is', async ({
  request,
}) => {
  const letter = 'Relevé, esquisse et suivi de chantier. '.repeat(220);
  for (let number = 1; number <= 8; number += 1)
    await write(request, company, conversationId, `Lettre ${number}. ${letter}`);
  await openChat(mine);
  const textOf = (number: number) => messages(mine).getByText(`Lettre ${number}.`);
  const heightOf = async (number: number) => (await textOf(number).boundingBox())?.height ?? Number.NaN;
  const bottomOf = async (number: number) => {
    const box = await textOf(number).boundingBox();
    return Math.round((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN));
  };
  await expect(textOf(8)).toBeInViewport();
  const whole = await heightOf(8);
  expect(await heightOf(1)).toBeLessThan(whole / 2);

  await messages(mine).evaluate((list) => list.scrollTo(0, 0));
  await expect.poll(() => heightOf(1)).toBeCloseTo(whole, -2);
  await expect(messages(mine).getByText('Relevé d’une halle')).toBeInViewport();

  // a reader who goes up sees what is above grow upwards
  await mine.reload();
  await expect(textOf(8)).toBeInViewport();
  await expect.poll(() => bottomOf(8)).toBeLessThan(mine.viewportSize()?.height ?? 0);
  for (let number = 7; number >= 1; number -= 1) {
    await messages(mine).evaluate((list, by) => list.scrollBy(0, -by), whole);
    const before = await bottomOf(number);
    await expect.poll(() => heightOf(number)).toBeCloseTo(whole, -2);
    expect(Math.abs((await bottomOf(number)) - before)).toBeLessThanOrEqual(2);
  }
});

test('a draft outlives the page, and shows in the list; a word finds its conversation', async () => {
  await openChat(mine);
  await field(mine).fill('Je réfléchis encore');
  await mine.reload();
  await expect(field(mine)).toHaveValue('Je réfléchis encore');
  await mine.goto('/profile/messages');
  const item = mine.getByRole('article').filter({ hasText: 'Hélène Marchand' });
  await expect(item).toContainText('Brouillon : Je réfléchis encore');
  await mine.getByRole('searchbox').fill('zzzz');
  await expect(mine.getByText('Aucune conversation ne correspond à « zzzz ».')).toBeVisible();
  await mine.getByRole('searchbox').fill('helene LIBRE');
  await expect(item).toBeVisible();
  await expect(mine).toHaveURL(/search=helene/);
  await mine.reload();
  await expect(item).toBeVisible();
});

test('who was cut off sees what was missed, and what was written meanwhile leaves', async ({ request }) => {
  await openChat(mine);
  await mine.context().setOffline(true);
  await write(request, company, conversationId, 'Pendant la coupure.');
  await field(mine).fill('Écrit dans le tunnel');
  await field(mine).press('Enter');
  await expect(mine.getByRole('alert')).toBeVisible();
  await mine.context().setOffline(false);
  await expect(messages(mine).getByText('Pendant la coupure.')).toBeVisible();
  // Nobody presses anything: with another network or none beside the emulated one, the browser need not say it is back.
  await expect(mine.getByRole('alert')).toHaveCount(0);
  await expect(messages(mine).getByText('Écrit dans le tunnel')).toHaveCount(1);
  await expect.poll(() => contentsOf(request, company, conversationId)).toContain('Écrit dans le tunnel');
});
