import { parisLocalTime } from '../../packages/contract/src/core/paris-local-time.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { browserOf, contact, newPerson, write } from '../support/conversations.ts';
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

test('a message of long ago is found by its words, told around them, and opened at', async ({
  browser,
  request,
}) => {
  const company = await newPerson(request, 'Anaïs Perrot', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kerbrat', 'freelance');
  const id = await contact(request, company, freelance, { subject: 'Une halle', content: 'Bonjour Yann' });
  await write(request, company, id, 'Pour le toit, pensez-vous à la tuile romane ou au zinc ?');
  for (let count = 1; count <= 120; count += 1)
    await write(request, count % 2 ? freelance : company, id, `Réponse ${count}`);

  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.setViewportSize({ width: 375, height: 740 });
  await mine.goto('/profile/messages');
  await mine.getByRole('searchbox').fill('a');
  await expect(mine.getByText('Cherchez un mot de deux lettres au moins.')).toBeVisible();
  await mine.getByRole('searchbox').fill('TUILE toit');
  const excerpt = mine.getByText('Pour le toit, pensez-vous à la tuile romane ou au zinc ?');
  await expect(excerpt.locator('mark')).toHaveText(['toit', 'tuile']);
  await expectAccessibleCrosswise(mine, 'a message that was found');
  await mine.getByRole('link', { name: 'Ouvrir le chat avec Anaïs Perrot' }).click();
  const message = mine.locator('[data-sought]');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(message).toBeFocused();
  await expect(mine.getByText('Réponse 120', { exact: true })).not.toBeInViewport();
  await expectAccessible(mine, 'a conversation opened at a message');
  await mine.getByRole('button', { name: 'Aller au dernier message' }).click();
  await expect(mine.getByText('Réponse 120', { exact: true })).toBeInViewport();

  // beside the list, another search leads elsewhere in the same conversation
  await mine.setViewportSize({ width: 1280, height: 800 });
  const rail = mine.getByRole('navigation', { name: 'Conversations' });
  await rail.getByRole('searchbox').fill('réponse 40');
  await expect(rail.locator('mark').first()).toBeVisible();
  await rail.getByRole('link', { name: /Anaïs Perrot/ }).click();
  await expect(message).toHaveText(/Réponse 40/);
  await expect(message).toBeInViewport({ ratio: 1 });
  await mine.context().close();
});
