import { expectAccessible } from '../support/axe.ts';
import { browserOf, contact, newPerson } from '../support/conversations.ts';
import { pngImage, smallPdf } from '../support/files.ts';
import { markOperator } from '../support/mark-operator.ts';
import { newPassword, refuseCookies, trySigningIn } from '../support/people.ts';
import { readMail } from '../support/sandbox.ts';
import { addAppThroughApi } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

test('somebody insulted reports and blocks; an operator suspends with reasons, then lifts', async ({
  browser,
  page,
  request,
}) => {
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  const first = { subject: 'Relevé', content: 'Vous êtes un incapable.' };
  const conversationId = await contact(request, company, freelance, first);

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.goto(`/chat/${conversationId}`);
  await mine.getByRole('button', { name: 'Bloquer ou signaler' }).click();
  const dialog = mine.getByRole('dialog');
  await expectAccessible(mine, 'block or report');
  await dialog.getByRole('button', { name: 'Signaler Hélène Marchand' }).click();
  await dialog.getByRole('radio', { name: 'Harcèlement, insultes ou menaces' }).check();
  await dialog.getByLabel(/^Explications/).fill('Insultes dès le premier message.');
  await expectAccessible(mine, 'report form');
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(dialog.getByText('Signalement envoyé')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bloquer aussi Hélène Marchand' }).click();
  await expect(dialog.getByText('Vous avez bloqué Hélène Marchand.')).toBeVisible();
  await dialog.locator('footer, form, div').getByRole('button', { name: 'Fermer' }).last().click();
  await expect(mine.getByText('Vous avez bloqué cette personne.')).toBeVisible();
  await readMail(freelance.email, 'Nous avons bien reçu votre signalement');

  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.goto(`/chat/${conversationId}`);
  await theirs.getByLabel('Votre message').fill('Répondez !');
  await theirs.getByRole('button', { name: 'Envoyer' }).click();
  await expect(theirs.getByText(/Cette personne n’accepte plus vos messages/)).toBeVisible();

  const operator = await newPerson(request, 'Nora Petit', 'freelance');
  const office = await browserOf(browser, operator, 'freelance');
  await office.goto('/operateur/signalements');
  await expect(office.getByText('Erreur 404')).toBeVisible();
  await markOperator(operator.email);
  await office.goto('/operateur/signalements');
  await expect(office.getByText('Protégez d’abord votre compte')).toBeVisible();
  await expectAccessible(office, 'operator without a second factor');
  await office.getByRole('link', { name: 'Aller à mon compte' }).click();
  await expect(office.getByText('Ajoutez une clé d’accès ou une application')).toBeVisible();
  await addAppThroughApi(request, operator);
  await office.goto('/operateur/signalements');
  await expectAccessible(office, 'queue of reports');
  await office.getByRole('link', { name: 'Examiner le signalement d’Hélène Marchand' }).first().click();
  await expect(office.getByText('Vous êtes un incapable.')).toBeVisible();
  await office.getByRole('radio', { name: /Suspension du compte/ }).check();
  await office.getByLabel(/^Fondement/).selectOption({ index: 1 });
  await office
    .getByLabel(/^Motifs/)
    .fill('Le message joint est insultant, ce que nos conditions interdisent.');
  await expectAccessible(office, 'decision');
  await office.getByRole('button', { name: 'Rendre la décision' }).click();
  await expect(office.getByText(/^par Nora Petit, le/)).toBeVisible();

  const told = await readMail(company.email, 'Votre compte est suspendu');
  expect(told.text).toContain('Le message joint est insultant');
  expect(told.text).not.toContain('Yann');
  expect((await readMail(freelance.email, 'notre décision')).text).toContain(
    'Le message joint est insultant',
  );

  await refuseCookies(page);
  await trySigningIn(page, company.email, newPassword);
  await expect(page.getByText(/Votre compte est suspendu/)).toBeVisible();

  await office.getByLabel(/^Motifs/).fill('La personne s’est excusée, et s’engage à rester courtoise.');
  await office.getByRole('button', { name: 'Lever la suspension' }).click();
  await expect(office.getByRole('button', { name: 'Lever la suspension' })).toBeHidden();
  await readMail(company.email, 'Votre compte est rétabli');
  await trySigningIn(page, company.email, newPassword);
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();

  await mine.goto('/profile/personnes-bloquees');
  await expectAccessible(mine, 'blocked people');
  await mine.getByRole('button', { name: 'Débloquer Hélène Marchand' }).click();
  await expect(mine.getByText('Vous n’avez bloqué personne.')).toBeVisible();
  for (const { close } of [mine, theirs, office].map((opened) => ({
    close: () => opened.context().close(),
  }))) {
    await close();
  }
});

test('two people exchange a plan and a picture, which nobody else gets', async ({ browser, request }) => {
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  const stranger = await newPerson(request, 'Nora Petit', 'freelance');
  const first = { subject: 'Relevé', content: 'Voici les plans.' };
  const conversationId = await contact(request, company, freelance, first);

  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.goto(`/chat/${conversationId}`);
  const plan = { name: 'Plan de la halle.pdf', mimeType: 'application/pdf', buffer: smallPdf() };
  await theirs.locator('input[type=file]').setInputFiles([plan, await pngImage('facade.png')]);
  await expect(theirs.getByText(/Prêt à être envoyé/)).toHaveCount(2);
  await expectAccessible(theirs, 'files to send');
  await theirs.getByRole('button', { name: 'Envoyer' }).click();
  await expect(theirs.getByRole('button', { name: /^Télécharger Plan de la halle/ })).toBeVisible();

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.goto('/profile/messages');
  await expect(mine.getByText('2\u00a0fichiers joints')).toBeVisible();
  await mine.goto(`/chat/${conversationId}`);
  const arrival = mine.waitForEvent('download');
  await mine.getByRole('button', { name: /^Télécharger Plan de la halle/ }).click();
  expect((await arrival).suggestedFilename()).toBe('Plan de la halle.pdf');
  await mine.getByRole('button', { name: 'Agrandir facade.webp' }).click();
  await expect(mine.getByRole('dialog').getByRole('img', { name: 'facade.webp' })).toBeVisible();

  const answer = await request.get(`/api/messages/${conversationId}`, {
    headers: { authorization: `Bearer ${freelance.token}` },
  });
  const [{ url }] = (await answer.json()).at(-1).attachments;
  const asked = async (headers: Record<string, string>) => (await request.get(url, { headers })).status();
  expect(await asked({ authorization: `Bearer ${freelance.token}` })).toBe(200);
  expect(await asked({ authorization: `Bearer ${stranger.token}` })).toBe(404);
  expect(await asked({})).toBe(404);
  await theirs.context().close();
  await mine.context().close();
});
