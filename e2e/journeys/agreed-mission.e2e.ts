import { readFile } from 'node:fs/promises';
import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { makeCompany, makeFreelance } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf, contact, newPerson } from '../support/conversations.ts';
import { answerThroughApi, applyThroughApi, publishThroughApi } from '../support/missions.ts';
import { expect, test } from '../support/test.ts';

test('a firm proposes a mission on a phone, the freelance accepts, has the letter, and takes it back', async ({
  browser,
  request,
}) => {
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  const first = { subject: 'Relevé d’une halle', content: 'Bonjour Yann, êtes-vous libre en mai ?' };
  const address = `/chat/${await contact(request, company, freelance, first)}`;
  const today = parisDay(new Date());

  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.setViewportSize({ width: 375, height: 812 });
  await theirs.goto(address);
  await theirs.getByRole('button', { name: 'Mission convenue' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Mission convenue' });
  await dialog.getByLabel(/^Début/).fill(addDays(today, 7));
  await dialog.getByLabel(/^Fin/).fill(addDays(today, 90));
  await dialog.getByRole('checkbox', { name: /^ESQ/ }).check();
  await expectAccessible(theirs, 'a mission is proposed');
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(theirs.getByText(/^Proposée par vous le/)).toBeVisible();
  await expect(theirs.getByText(/^Mission proposée/)).toBeVisible();

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.goto(address);
  await expect(mine.getByText(/^Proposée par Hélène Marchand le/)).toBeVisible();
  await expectAccessibleCrosswise(mine, 'a mission to accept');
  await mine.getByRole('button', { name: 'Accepter' }).click();
  await expect(mine.getByText('Mission convenue', { exact: true })).toBeVisible();
  await mine.getByText('Mission convenue', { exact: true }).click();
  await expect(mine.getByRole('link', { name: 'Prêter mes justificatifs' }).first()).toBeVisible();
  await mine.getByRole('button', { name: 'Lettre de mission' }).click();
  const letter = mine.getByRole('dialog', { name: 'Lettre de mission' });
  await letter.getByLabel(/^Objet/).fill('Relevé d’une halle');
  await expectAccessible(mine, 'a letter of mission');
  const coming = mine.waitForEvent('download');
  await letter.getByRole('button', { name: 'Télécharger en Word' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('lettre-de-mission.docx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await mine.keyboard.press('Escape');
  await expect(mine.getByRole('button', { name: 'Lettre de mission' })).toBeFocused();

  await mine.getByRole('button', { name: 'Retirer' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(mine.getByRole('button', { name: 'Mission convenue' })).toBeVisible();
  await expect(mine.getByText(/^Mission retirée, qui était convenue/)).toBeVisible();
  await theirs.context().close();
  await mine.context().close();
});

test('an accepted application leads either side to the mission and to the proofs', async ({
  browser,
  request,
}) => {
  const company = await makeCompany(request, { name: 'Hélène Marchand' });
  const freelance = await makeFreelance(request, { name: 'Yann Kermarrec' });
  const offer = await publishThroughApi(request, company, 'Relevé d’un lavoir');
  const id = await applyThroughApi(request, freelance, offer);
  await answerThroughApi(request, company, id, { status: 'accepted' });

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.setViewportSize({ width: 375, height: 812 });
  await mine.goto('/profile/candidatures');
  const lend = mine.getByRole('link', { name: /^Prêter mes justificatifs/ });
  await expect(lend).toHaveAttribute('href', `/profile/justificatifs?entreprise=${company.id}`);
  await expectAccessibleCrosswise(mine, 'an accepted application');
  await mine.getByRole('button', { name: /^Mission convenue/ }).click();
  const dialog = mine.getByRole('dialog', { name: 'Mission convenue' });
  const today = parisDay(new Date());
  await dialog.getByLabel(/^Début/).fill(addDays(today, 7));
  await dialog.getByLabel(/^Fin/).fill(addDays(today, 30));
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(mine.getByText(/^Proposée par vous le/)).toBeVisible();
  await mine.reload();
  await expect(mine.getByText(/^Proposée par vous le/)).toBeVisible();
  await expect(mine.getByRole('dialog')).toBeHidden();

  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.setViewportSize({ width: 1280, height: 800 });
  await theirs.goto(`/profile/candidatures-recues?candidature=${id}`);
  await expect(theirs.getByRole('link', { name: /^Suivi de vigilance/ })).toBeVisible();
  await expectAccessibleCrosswise(theirs, 'an accepted application that was received');
  await theirs.getByRole('button', { name: /^Mission convenue/ }).click();
  // what the other proposed is accepted, and no other proposal is made
  await theirs.getByRole('button', { name: 'Accepter' }).click();
  await expect(theirs.getByText('Mission convenue', { exact: true })).toBeVisible();
  await theirs.context().close();
  await mine.context().close();
});
