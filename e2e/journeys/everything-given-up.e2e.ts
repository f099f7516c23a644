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

const own = ['/profile', '/profile/modifier'];
/** What is the same page for every type of account: walked once. */
const ofEveryAccount = [
  ...['/profile/compte', '/profile/notifications', '/profile/activite', '/profile/alertes'],
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
    13,
  );
});

test('nor does what a freelance does in their own space', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  await applyThroughApi(
    request,
    freelance,
    await publishThroughApi(request, company, `Relevé ${Date.now()}`),
  );
  const page = await browserOf(browser, freelance, 'freelance');
  const projects = ['/profile/portfolio', '/profile/portfolio/nouveau'];
  await giveUp(page, [...own, ...ofEveryAccount, ...projects, '/profile/candidatures'], 16);
});

test('nor does what a freelance does with others', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const offerId = await publishThroughApi(request, company, `Plans ${Date.now()}`);
  const firm = await (await request.get(`/api/companies/by-user/${company.id}`)).json();
  const page = await browserOf(browser, await makeFreelance(request), 'freelance');
  const reports = [`/entreprise/${firm.id}`, `/signaler/offer/${offerId}`];
  await giveUp(page, [`/jobs/${offerId}`, ...reports, '/jobs?search=revit'], 6);
});

test('nor does what a company does in its own space', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const offerId = await publishThroughApi(request, company, `Relevé ${Date.now()}`);
  const applicationId = await applyThroughApi(request, await makeFreelance(request), offerId);
  const page = await browserOf(browser, company, 'entreprise');
  const received = `/profile/candidatures-recues?candidature=${applicationId}`;
  await giveUp(page, [...own, '/profile/offres', received, '/tarification'], 10);
});

test('nor does what a company does with others', async ({ browser, request }) => {
  const freelance = await makeFreelance(request);
  const profile = await (await request.get(`/api/freelancers/by-user/${freelance.id}`)).json();
  const page = await browserOf(browser, await makeCompany(request), 'entreprise');
  await giveUp(page, [`/freelancer/${profile.id}`, `/signaler/profile/${profile.id}`], 3);
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
    4,
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
    14,
    [['adresse du contenu', `/jobs/${offerId}`]],
  );
});

test('nor does what is written in a conversation and taken out', async ({ browser, request }) => {
  const company = await makeCompany(request);
  const freelance = await makeFreelance(request);
  const words = { subject: 'Renfort', content: 'Êtes-vous libre en mai ?' };
  const id = await contact(request, company, freelance, words);
  const page = await browserOf(browser, freelance, 'freelance');
  await giveUp(page, [`/chat/${id}`, '/profile/messages'], 4);
  expect(await contentsOf(request, freelance, id)).toEqual([words.content]);
});
