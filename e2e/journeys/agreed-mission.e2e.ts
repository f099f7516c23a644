import { readFile } from 'node:fs/promises';
import { addDays, parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf, contact, newPerson } from '../support/conversations.ts';
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
