import { parisLocalTime } from '../../packages/contract/src/core/paris-local-time.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf, contact, newPerson } from '../support/conversations.ts';
import { expect, test } from '../support/test.ts';

test('dates are proposed on a phone and chosen beside the list, which is walked by keys, searched and tidied', async ({
  browser,
  request,
}) => {
  const company = await newPerson(request, 'Odile Garnier', 'entreprise');
  const freelance = await newPerson(request, 'Malo Le Goff', 'freelance');
  const another = await newPerson(request, 'Basile Roche', 'entreprise');
  const first = { subject: 'Visite d’un moulin', content: 'Bonjour Malo, quand venez-vous ?' };
  const address = `/chat/${await contact(request, company, freelance, first)}`;
  await contact(request, another, freelance, { subject: 'Une halle', content: 'Un métré à Zanzibar' });

  const theirs = await browserOf(browser, company, 'entreprise');
  await theirs.setViewportSize({ width: 375, height: 812 });
  await theirs.goto(address);
  await theirs.getByRole('button', { name: 'Proposer un rendez-vous' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Proposer un rendez-vous' });
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(dialog.getByText('Date : indiquez un jour et une heure.')).toBeVisible();
  const inDays = (days: number) =>
    `${parisLocalTime(new Date(Date.now() + days * 86_400_000)).slice(0, 10)}T10:30`;
  await dialog.getByLabel(/^Date et heure/).fill(inDays(3));
  await dialog.getByLabel(/^Autre date \(2\)/).fill(inDays(5));
  await dialog.getByLabel(/^Lieu/).fill('Moulin du Bas, Clisson');
  await expectAccessible(theirs, 'a meeting is proposed');
  await dialog.getByRole('button', { name: 'Proposer' }).click();
  await expect(theirs.getByText('Rendez-vous proposé par vous')).toBeVisible();

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.goto(address);
  await expect(mine.getByText('Rendez-vous proposé par Odile Garnier')).toBeVisible();
  await expectAccessibleCrosswise(mine, 'dates to choose');
  await mine.setViewportSize({ width: 1280, height: 800 });
  await mine
    .getByRole('button', { name: /^Choisir/ })
    .nth(1)
    .click();
  await expect(mine.getByText('Rendez-vous convenu', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Rendez-vous convenu', { exact: true })).toBeVisible();

  const rail = mine.getByRole('navigation', { name: 'Conversations' });
  await rail.getByRole('searchbox').fill('zanzi');
  await expect(rail.getByRole('link')).toHaveCount(1);
  await rail.getByRole('searchbox').press('ArrowDown');
  await expect(rail.getByRole('link', { name: /Basile Roche/ })).toBeFocused();
  await rail.getByRole('searchbox').fill('');
  await expect(rail.getByRole('link')).toHaveCount(2);
  await rail.getByRole('link').first().focus();
  await mine.keyboard.press('ArrowDown');
  await expect(rail.getByRole('link').nth(1)).toBeFocused();
  await mine.getByRole('button', { name: 'Archiver' }).click();
  await expect(mine.getByRole('link', { name: /Ouvrir le chat avec Basile Roche/ })).toBeVisible();
  await expect(mine.getByRole('link', { name: /Ouvrir le chat avec Odile Garnier/ })).toHaveCount(0);
  await mine.getByRole('link', { name: 'Archives' }).click();
  await mine
    .getByRole('button', { name: 'Marquer comme non lue la conversation avec Odile Garnier' })
    .click();
  await expect(mine.getByText('Aucune conversation archivée.')).toBeVisible();
  await expectAccessible(mine, 'archives');
  await mine.getByRole('link', { name: 'Conversations en cours' }).click();
  await expect(mine.getByText('1 message non lu').first()).toBeAttached();
  await theirs.context().close();
  await mine.context().close();
});
