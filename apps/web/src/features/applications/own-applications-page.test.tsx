import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { asksForMission } from '../missions/index.ts';
import { application, jobApplication } from '../offers/offer.fixture.ts';
import { missionStepTexts, ownApplicationTexts as texts } from './applications.texts.ts';
import OwnApplicationsPage from './own-applications-page.tsx';

beforeEach(() => signInAs('freelance'));
afterEach(() => {
  cleanup();
  setSession(null);
});

const show = () => renderPage(OwnApplicationsPage, patterns.ownApplications);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('shows where an application stands and every dated change, with the company’s words', async () => {
  const history = [
    { status: 'sent' as const, at: '2026-03-09T10:00:00.000Z', message: null },
    { status: 'rejected' as const, at: '2026-03-12T10:00:00.000Z', message: 'Merci, et bonne suite.' },
  ];
  fakeApi(answer(applicationRoutes.listByFreelance, [application({ status: 'rejected', history })]));
  show();
  const timeline = await screen.findByRole('list', { name: texts.historyOf('Surélévation en bois') });
  expect(within(timeline).getByText('9 mars 2026')).toBeTruthy();
  expect(within(timeline).getByText('12 mars 2026')).toBeTruthy();
  expect(within(timeline).getByText('Merci, et bonne suite.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.withdraw })).toBeNull();
});

test('withdraws once confirmed', async () => {
  fakeApi(
    answer(applicationRoutes.listByFreelance, [application({ createdAt: daysAgo(1) })]),
    answer(applicationRoutes.withdraw, application({ status: 'withdrawn' })),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.withdraw }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: texts.withdraw }));
  expect(await screen.findByText('Retirée')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const title = screen.getByRole('link', { name: 'Surélévation en bois' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a reminder may be sent after ten days, once', async () => {
  // a company still chooses after its offer has expired
  const old = application({ createdAt: daysAgo(11), offerStatus: 'expired' });
  fakeApi(
    answer(applicationRoutes.listByFreelance, [old]),
    answer(applicationRoutes.remind, { ...old, remindedAt: '2026-04-02T10:00:00.000Z' }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.remind }));
  expect(await screen.findByText(texts.reminded('2 avril 2026'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.remind })).toBeNull();
});

test('before ten days, says from when', async () => {
  fakeApi(answer(applicationRoutes.listByFreelance, [application({ createdAt: daysAgo(9) })]));
  show();
  expect(await screen.findByText(/vous pourrez relancer l’entreprise à partir du/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.remind })).toBeNull();
});

test('an answer not read yet is marked and counted, until it is told that it was on screen', async () => {
  const held = hold(applicationRoutes.read);
  let unseenApplicationCount = 1;
  const calls = fakeApi(
    answer(applicationRoutes.listByFreelance, [
      application({ unread: true, status: 'accepted' }),
      application({ id: 'application-2', unread: false }),
    ]),
    [
      accountRoutes.me,
      () =>
        Response.json({
          user: camille.user,
          profile: null,
          unreadCount: 0,
          unseenApplicationCount,
          unreadNotificationCount: 0,
        }),
    ],
    held.reply,
  );
  show();
  expect(await screen.findByRole('link', { name: /^Mes candidatures.*1.nouvelle réponse$/ })).toBeTruthy();
  expect(await screen.findAllByText(texts.newAnswer)).toHaveLength(1);
  unseenApplicationCount = 0;
  held.release(null);
  expect(await screen.findByRole('link', { name: texts.pageTitle })).toBeTruthy();
  const read = calls.filter(({ route }) => route === applicationRoutes.read);
  expect(read.map(({ body }) => body)).toEqual([{ applicationIds: ['application-1'] }]);
  expect(screen.getAllByText(texts.newAnswer)).toHaveLength(1);
});

test('an accepted one leads to the mission in its conversation, and to lending proofs to that firm', async () => {
  const calls = fakeApi(
    answer(applicationRoutes.listByFreelance, [application({ status: 'accepted' })]),
    answer(conversationRoutes.create, { id: 'conversation-1' }),
  );
  const { router } = show();
  const lend = await screen.findByRole('link', { name: new RegExp(`^${missionStepTexts.lend}`) });
  expect(lend.getAttribute('href')).toBe(paths.proofs({ entreprise: 'user-awa' }));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${missionStepTexts.mission}`) }));
  await atAddress(paths.chat('conversation-1'));
  expect(router.state.location.state).toEqual({ back: paths.ownApplications(), ...asksForMission });
  expect(calls.find(({ route }) => route === conversationRoutes.create)?.body).toMatchObject({
    ...{ user1_id: camille.user.id, user2_id: 'user-awa', job_id: 'offer-1' },
  });
});

test.each([
  ['one that waits', application()],
  ['a job', jobApplication({ status: 'accepted' })],
])('%s leads to no mission', async (_what, one) => {
  signInAs(one.applicantKind);
  fakeApi(answer(applicationRoutes.listByFreelance, [one]), answer(applicationRoutes.listByJobseeker, [one]));
  show();
  expect(await screen.findByRole('link', { name: one.job_title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${missionStepTexts.mission}`) })).toBeNull();
});

test('the offer of an application may be gone', async () => {
  fakeApi(answer(applicationRoutes.listByFreelance, [application({ isOfferDeleted: true })]));
  show();
  expect(await screen.findByText(texts.offerDeleted)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Surélévation en bois' })).toBeNull();
});

test('says when there is none, and leads to the offers', async () => {
  fakeApi(answer(applicationRoutes.listByFreelance, []));
  show();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.freelance.browse })).toBeTruthy();
});

test('a job seeker follows jobs, reads the CV that was sent, and learns what withdrawing ends', async () => {
  signInAs('jobseeker');
  fakeApi(answer(applicationRoutes.listByJobseeker, [jobApplication({ createdAt: daysAgo(1) })]));
  show();
  expect(await screen.findByRole('link', { name: 'Architecte en charge de projets' })).toBeTruthy();
  expect(screen.getByText('CDI')).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.sentCv })).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.pageTitle })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.withdraw }));
  const body = texts.withdrawJobBody('Architecte en charge de projets');
  expect(within(screen.getByRole('dialog')).getByText(asShown(body))).toBeTruthy();
});

test('a job seeker’s new answer is told as read by their own call', async () => {
  signInAs('jobseeker');
  const calls = fakeApi(
    answer(applicationRoutes.listByJobseeker, [jobApplication({ unread: true, status: 'accepted' })]),
    answer(applicationRoutes.readByJobseeker, undefined),
  );
  show();
  expect(await screen.findByText(texts.newAnswer)).toBeTruthy();
  await waitFor(() =>
    expect(calls.find(({ route }) => route === applicationRoutes.readByJobseeker)?.body).toEqual({
      applicationIds: ['application-1'],
    }),
  );
});

test('a job seeker without applications is led to jobs', async () => {
  signInAs('jobseeker');
  fakeApi(answer(applicationRoutes.listByJobseeker, []));
  show();
  const browse = await screen.findByRole('link', { name: texts.jobseeker.browse });
  expect(browse.getAttribute('href')).toBe(paths.jobs());
});
