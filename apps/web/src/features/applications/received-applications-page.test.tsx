import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { rejectionReasons } from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { applicationsKey } from '../../core/api/query-keys.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { namedOtherwise } from '../../core/pages/named-as-read.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { application, compared, jobApplication } from '../offers/offer.fixture.ts';
import { answerTexts, receivedTexts as texts } from './applications.texts.ts';
import { decidingTexts } from './received/deciding.texts.ts';
import ReceivedApplicationsPage from './received-applications-page.tsx';

const seen = application({ status: 'seen' });

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise', 'user-awa');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const show = (query = {}) =>
  renderPage(ReceivedApplicationsPage, patterns.receivedApplications, paths.receivedApplications(query));
const none = { sent: 0, seen: 0, shortlisted: 0, accepted: 0, rejected: 0, withdrawn: 0 };
const counts = answer(applicationRoutes.countByCompany, [
  {
    jobId: 'offer-1',
    job_title: 'Surélévation en bois',
    favouriteCount: 2,
    counts: { ...none, sent: 2, seen: 1, rejected: 4 },
  },
  { jobId: 'offer-2', job_title: 'Relevé d’une halle', favouriteCount: 0, counts: { ...none, seen: 5 } },
]);
const opener = (name: string) => screen.findByRole('link', { name: texts.openOf(name) });
const openFirst = async () => {
  await userEvent.click(await opener('Camille Durand'));
  return screen.findByRole('region', { name: decidingTexts.paneOf('Camille Durand') });
};
/** What the reading pane asks for besides. */
const details = (...applications: readonly Application[]) =>
  answer(
    applicationRoutes.compare,
    applications.map((one) => compared(one)),
  );

test('opening an application for the first time marks it as seen', async () => {
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [application()]),
    details(seen),
    answer(applicationRoutes.answer, seen),
  );
  show();
  const pane = within(await openFirst());
  expect(pane.getByText('Je dessine en bois depuis huit ans.')).toBeTruthy();
  expect(await pane.findByText('Vue', { selector: 'p *' })).toBeTruthy();
  const sent = calls.filter(({ route }) => route === applicationRoutes.answer);
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'seen' }]);
});

test('new applications are counted on the tab', async () => {
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [application()]),
    answer(accountRoutes.me, {
      user: camille.user,
      profile: null,
      unreadCount: 0,
      unseenApplicationCount: 1,
      unreadNotificationCount: 0,
    }),
  );
  show();
  expect(
    await screen.findByRole('link', { name: /^Candidatures reçues.*1.nouvelle candidature$/ }),
  ).toBeTruthy();
});

test('a refusal needs a reason, which brings a text that the company may change', async () => {
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
    answer(applicationRoutes.answer, application({ status: 'rejected', reason: 'rate' })),
  );
  show();
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.rejected }));
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.rejected }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getAllByText('Choisissez un motif.').length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText(/^Motif/), 'rate');
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Votre réponse/);
  expect(message.value).toBe(rejectionReasons.rate.text);
  await userEvent.type(message, ' Bonne suite !');
  await userEvent.selectOptions(screen.getByLabelText(/^Motif/), 'profile');
  expect(message.value).toContain('Bonne suite !');
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.rejected }));
  expect(await screen.findByText(asShown(answerTexts.done))).toBeTruthy();
  expect(calls.find(({ route }) => route === applicationRoutes.answer)?.body).toEqual({
    status: 'rejected',
    reason: 'profile',
    message: `${rejectionReasons.rate.text} Bonne suite !`,
  });
});

test('an answer that could not be sent stays, also when its form is opened again', async () => {
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
    lose(applicationRoutes.answer),
  );
  show();
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.accepted }));
  await userEvent.type(screen.getByLabelText(/^Votre réponse/), 'Bienvenue');
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.accepted }));
  expect((await screen.findByRole('alert')).textContent).toContain(answerTexts.failure);
  await userEvent.click(screen.getByRole('button', { name: answerTexts.cancel }));
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.accepted }));
  expect(screen.getByLabelText(/^Votre réponse/)).toHaveProperty('value', 'Bienvenue');
});

test('an application that was withdrawn takes no answer', async () => {
  const withdrawn = application({ status: 'withdrawn' });
  fakeApi(counts, answer(applicationRoutes.listByCompany, [withdrawn]), details(withdrawn));
  show();
  await openFirst();
  expect(screen.queryByRole('button', { name: decidingTexts.favouriteOf('Camille Durand') })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: decidingTexts.compareOf('Camille Durand') })).toBeNull();
  expect(screen.queryByRole('button', { name: answerTexts.actions.accepted })).toBeNull();
});

test('contacting, from a folded application too, leads to a conversation titled after the offer', async () => {
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
    answer(conversationRoutes.create, { id: 'conversation-1' }),
  );
  show();
  const contact = await screen.findByRole('button', { name: /^Contacter ce freelance\s: \S/ });
  expect(namedOtherwise()).toEqual([]);
  await userEvent.click(contact);
  expect(await atAddress(paths.chat('conversation-1'))).toBeTruthy();
  const sent = calls.find(({ route }) => route === conversationRoutes.create);
  expect(sent?.body).toMatchObject({ job_id: 'offer-1', title: 'Surélévation en bois' });
});

test('says when there is none', async () => {
  fakeApi(counts, answer(applicationRoutes.listByCompany, []));
  show();
  expect(await screen.findByText('Aucune candidature reçue.')).toBeTruthy();
});

test('are sorted by offer and by state, each with how many there are', async () => {
  const calls = fakeApi(counts, answer(applicationRoutes.listByCompany, [application()]));
  const { router } = show();
  const state = await screen.findByLabelText(texts.state);
  await screen.findByRole('option', { name: 'Toutes mes offres (12)' });
  expect(screen.getByRole('option', { name: 'À traiter (8)' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(texts.offer), 'offer-1');
  await waitFor(() => expect(router.state.location.search).toBe('?offre=offer-1'));
  expect(await screen.findByRole('option', { name: 'À traiter (3)' })).toBeTruthy();
  await userEvent.selectOptions(state, 'a-traiter');
  await waitFor(() => expect(router.state.location.search).toBe('?offre=offer-1&etat=a-traiter'));
  await screen.findByRole('article');
  const last = calls.filter(({ route }) => route === applicationRoutes.listByCompany).at(-1);
  expect(last?.query).toBe('jobId=offer-1&status=sent&status=seen');
});

test('one treated leads to the next, although it has left the list', async () => {
  const [first, second, third] = ['un', 'deux', 'trois'].map((id) =>
    application({ id, applicantName: id, status: 'seen', coverLetter: `Lettre ${id}` }),
  );
  if (!first || !second || !third) throw new Error('three expected');
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [first, second, third]),
    answer(applicationRoutes.listByCompany, [first, third]),
    details(second),
    details(third),
    answer(applicationRoutes.answer, { ...second, status: 'shortlisted' }),
  );
  const { queryClient, router } = show({ etat: 'a-traiter' });
  await userEvent.click(await opener('deux'));
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.shortlisted }));
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.shortlisted }));
  await screen.findByText(asShown(answerTexts.done));
  await queryClient.invalidateQueries({ queryKey: applicationsKey });
  await waitFor(() => expect(screen.queryByText('deux', { selector: 'h3' })).toBeNull());
  await waitFor(() => expect(router.state.location.search).toContain('candidature=trois'));
  const named = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(named()).toBe(decidingTexts.paneOf('trois')));
  expect(document.activeElement?.textContent).toContain('Lettre trois');
});

test('an answer pressed twice leaves once', async () => {
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
    answer(applicationRoutes.answer, { ...seen, status: 'accepted' }),
  );
  show();
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.accepted }));
  const form = screen.getByRole('button', { name: answerTexts.submit.accepted }).closest('form');
  if (!form) throw new Error('a form expected');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText(asShown(answerTexts.done))).toBeTruthy();
  expect(calls.filter(({ route }) => route === applicationRoutes.answer)).toHaveLength(1);
});

test('the focus stays with what was answered', async () => {
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
    answer(applicationRoutes.answer, { ...seen, status: 'accepted' }),
  );
  show();
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.accepted }));
  await userEvent.click(screen.getByRole('button', { name: answerTexts.submit.accepted }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const pane = screen.getByRole('region', { name: decidingTexts.paneOf('Camille Durand') });
  await waitFor(() => expect(pane.contains(document.activeElement)).toBe(true));
});

test('a mail leads to its application', async () => {
  const other = application({ id: 'application-2', applicantName: 'Autre', coverLetter: 'Autre lettre' });
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [other, application()]),
    details(application()),
    answer(applicationRoutes.answer, seen),
  );
  show({ offre: 'offer-1', candidature: 'application-1' });
  const pane = within(await screen.findByRole('region', { name: decidingTexts.paneOf('Camille Durand') }));
  expect(pane.getByText('Je dessine en bois depuis huit ans.')).toBeTruthy();
  expect(pane.queryByText('Autre lettre')).toBeNull();
  await waitFor(() => expect(calls.some(({ route }) => route === applicationRoutes.answer)).toBe(true));
  expect(calls.filter(({ route }) => route === applicationRoutes.answer)).toHaveLength(1);
});

test('when everything is treated, says so and leads to all of them', async () => {
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, []),
    answer(applicationRoutes.listByCompany, [seen]),
    details(seen),
  );
  show({ etat: 'a-traiter' });
  expect(await screen.findByText(texts.emptyToTreat)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.showAll }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('an offer that was deleted has no page to lead to', async () => {
  fakeApi(counts, answer(applicationRoutes.listByCompany, [application({ isOfferDeleted: true })]));
  show();
  expect(await screen.findByText(texts.offerDeleted)).toBeTruthy();
  expect(screen.queryByRole('link', { name: new RegExp(`^${texts.seeOffer}`) })).toBeNull();
});

test('is closed to other kinds of account', async () => {
  signInAs('freelance');
  const calls = fakeApi();
  show();
  await waitFor(() => expect(screen.getByText(/réservée aux entreprises/)).toBeTruthy());
  expect(calls).toHaveLength(0);
});

test('a refusal of a job speaks of the job', async () => {
  const job = jobApplication({ status: 'seen', cvUrl: null });
  fakeApi(counts, answer(applicationRoutes.listByCompany, [job]), details(job));
  show();
  await openFirst();
  expect(screen.getByText(texts.noCv)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: answerTexts.actions.rejected }));
  expect(screen.getByRole('option', { name: answerTexts.pay })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Motif/), 'other');
  expect(screen.getByLabelText(/^Votre réponse/)).toHaveProperty('value', rejectionReasons.other.jobText);
});
