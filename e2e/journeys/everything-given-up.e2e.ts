import type { Page } from '@playwright/test';
import { reportRoutes } from '../../packages/contract/src/features/reports/reports.contract.ts';
import { makeCompany, makeFreelance, makeJobseeker } from '../support/accounts.ts';
import { callRoute } from '../support/api.ts';
import { browserOf, contact, contentsOf, newPerson } from '../support/conversations.ts';
import { giveUpEverything } from '../support/give-up.ts';
import { markOperator } from '../support/mark-operator.ts';
import { applyThroughApi, publishThroughApi } from '../support/missions.ts';
import { newPhone, refuseCookies } from '../support/people.ts';
import { addAppThroughApi } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const own = [
  ...['/profile', '/profile/modifier', '/profile/compte', '/profile/notifications', '/profile/alertes'],
  ...['/profile/personnes-bloquees', '/profile/moderation'],
];

/** Gives everything up, having pressed at least so many different controls that write. */
async function giveUp(
  page: Page,
  addresses: readonly string[],
  least: number,
  words: readonly (readonly [label: string, value: string])[] = [],
): Promise<void> {
  const pressed = (await giveUpEverything(page, addresses, words)).sort();
  const list = pressed.join('\n');
  await test.info().attach('pressed', { body: list });
  expect(pressed.length, `controls that tried to write:\n${list}\n`).toBeGreaterThanOrEqual(least);
}

test('what a visitor presses without a network and gives up never leaves', async ({ page }) => {
  await refuseCookies(page);
  await giveUp(
    page,
    [
      ...['/login', '/mot-de-passe-oublie', '/reset-password?token=abc', '/tarification'],
      ...['/freelance-setup', '/company-setup', '/jobseeker-setup', '/freelancers?search=bois'],
      ...['/disponibilite?token=abc', '/confirmer-email?token=abc'],
      ...['/confirmer-entreprise?token=abc'],
    ],
    15,
  );
});

test('nor does what a freelance does', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const [offerId, other] = [
    await publishThroughApi(request, company, `Relevé ${Date.now()}`),
    await publishThroughApi(request, company, `Plans ${Date.now()}`),
  ];
  await applyThroughApi(request, freelance, offerId);
  const firm = await (await request.get(`/api/companies/by-user/${company.id}`)).json();
  const page = await browserOf(browser, freelance, 'freelance');
  await giveUp(
    page,
    [
      ...own,
      ...['/profile/portfolio', '/profile/portfolio/nouveau', '/profile/candidatures', `/jobs/${other}`],
      ...[`/entreprise/${firm.id}`, `/signaler/offer/${other}`, '/jobs?search=revit'],
    ],
    28,
  );
});

test('nor does what a company does', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const offerId = await publishThroughApi(request, company, `Relevé ${Date.now()}`);
  const applicationId = await applyThroughApi(request, freelance, offerId);
  const profile = await (await request.get(`/api/freelancers/by-user/${freelance.id}`)).json();
  const page = await browserOf(browser, company, 'entreprise');
  await giveUp(
    page,
    [
      ...own,
      ...[
        '/profile/offres',
        `/profile/candidatures-recues?candidature=${applicationId}`,
        `/freelancer/${profile.id}`,
        '/tarification',
      ],
      ...[`/signaler/profile/${profile.id}`],
    ],
    29,
  );
});

test('nor does what a job seeker does', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const jobseeker = await makeJobseeker(request, { phone: newPhone() });
  const offerId = await publishThroughApi(request, company, `Relevé ${Date.now()}`);
  const firm = await (await request.get(`/api/companies/by-user/${company.id}`)).json();
  const page = await browserOf(browser, jobseeker, 'jobseeker');
  await giveUp(
    page,
    [
      ...[...own, '/profile/candidatures', `/entreprise/${firm.id}`, '/emplois?search=revit'],
      ...[`/signaler/offer/${offerId}`],
    ],
    20,
  );
});

test('nor does what an operator does', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const offerId = await publishThroughApi(request, company, `Relevé ${Date.now()}`);
  const reporter = await makeFreelance(request);
  const { id: reportId } = await callRoute(
    request,
    reportRoutes.create,
    { body: { userId: company.id, reason: 'spam', details: '' } },
    reporter.token,
  );
  const operator = await newPerson(request, 'Paul Renard', 'freelance');
  await addAppThroughApi(request, operator);
  await markOperator(operator.email);
  const page = await browserOf(browser, operator, 'freelance');
  await giveUp(
    page,
    [
      ...[
        `/operateur/signalements/${reportId}`,
        '/operateur/contenus',
        '/operateur/comptes',
        `/operateur/comptes/${company.id}`,
      ],
      ...['/operateur/taches', '/operateur/e-mails', '/operateur/offres-signalees', '/profile/compte'],
    ],
    16,
    [['adresse du contenu', `/jobs/${offerId}`]],
  );
});

test('nor does what is written in a conversation and taken out', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const words = { subject: 'Renfort', content: 'Êtes-vous libre en mai ?' };
  const id = await contact(request, company, freelance, words);
  const page = await browserOf(browser, freelance, 'freelance');
  await giveUp(page, [`/chat/${id}`, '/profile/messages'], 5);
  expect(await contentsOf(request, freelance, id)).toEqual([words.content]);
});
