import { parisDay } from '../../packages/contract/src/core/paris-day.ts';
import { proofRoutes } from '../../packages/contract/src/features/proofs/proofs.contract.ts';
import { makeFreelance } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { openDownload } from '../support/archive.ts';
import { expectAccessible, expectAccessibleCrosswise } from '../support/axe.ts';
import { makeConfirmedCompany } from '../support/companies.ts';
import { browserOf, contact } from '../support/conversations.ts';
import { expect, test } from '../support/test.ts';

test('proofs are lent from a conversation, downloaded by the firm, seen to be, and taken back', async ({
  browser,
  request,
}) => {
  const owner = await makeFreelance(request, { name: 'Maud Lestrade' });
  const firm = await makeConfirmedCompany(request, {
    name: 'Noé Garnier',
    rank: 43,
    domain: 'agence-du-parc.fr',
  });
  const body = { kind: 'vigilance', date: parisDay(new Date()), number: '3H8W6T2R5NB9D41' } as const;
  await callRoute(request, proofRoutes.add, { params: { id: owner.id }, body }, owner.token);
  const words = { subject: 'Une mission', content: 'Bonjour, pouvez-vous nous prêter vos justificatifs ?' };
  const conversation = await contact(request, firm, owner, words);

  const office = await browserOf(browser, firm, 'entreprise');
  await office.goto('/profile/vigilance');
  await expect(office.getByText('Personne ne vous prête ses justificatifs.')).toBeVisible();
  await expectAccessible(office, 'a follow-up of nobody');

  const own = await browserOf(browser, owner, 'freelance');
  await own.setViewportSize({ width: 375, height: 812 });
  await own.goto(`/chat/${conversation}`);
  await own.getByRole('link', { name: 'Prêter mes justificatifs' }).click();
  await expect(own.getByLabel('Entreprise')).toHaveValue(firm.id);
  await own.getByRole('button', { name: 'Prêter', exact: true }).click();
  const loan = own.getByRole('list', { name: 'Prêts' }).getByRole('listitem').first();
  await expect(loan).toContainText('Aucun téléchargement.');
  await expectAccessibleCrosswise(own, 'proofs that are lent');

  await office.reload();
  await expect(office.getByRole('heading', { name: 'Maud Lestrade' })).toBeVisible();
  await expectAccessibleCrosswise(office, 'a follow-up of somebody');
  const downloading = office.waitForEvent('download');
  await office.getByRole('button', { name: /^Télécharger les justificatifs/ }).click();
  const archive = await openDownload(await downloading);
  expect(archive.names).toContain('recapitulatif.pdf');

  await own.reload();
  await expect(loan).toContainText('Noé Garnier');
  await loan.getByRole('button', { name: /^Retirer/ }).click();
  await expect(loan.getByText('Retiré')).toBeVisible();
  // the firm's page is still open
  await office.getByRole('button', { name: /^Télécharger les justificatifs/ }).click();
  await expect(office.getByText(/^Ce prêt est terminé/)).toBeVisible();
});
