import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { application, compared, jobApplication, receivedDetails } from '../../offers/offer.fixture.ts';
import { missionStepTexts, receivedTexts } from '../applications.texts.ts';
import ReceivedApplicationsPage from '../received-applications-page.tsx';
import { decidingTexts as texts } from './deciding.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise', 'user-awa');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const named = (name: string, over: Partial<Application> = {}) =>
  application({ id: name, applicantName: name, status: 'seen', received: receivedDetails(), ...over });
const five = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'].map((name) => named(name));
const counts = answer(applicationRoutes.countByCompany, []);

function show(list: readonly Application[], query = {}) {
  const calls = fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [...list]),
    answer(applicationRoutes.compare, [compared(list[0])]),
    answer(applicationRoutes.favourite, {
      ...five[0],
      received: receivedDetails({ isFavourite: true }),
    } as Application),
  );
  return {
    calls,
    ...renderPage(ReceivedApplicationsPage, patterns.receivedApplications, paths.receivedApplications(query)),
  };
}
const box = (name: string) => screen.findByRole('checkbox', { name: texts.compareOf(name) });

test('a row says who, where, and how the rate stands to the budget', async () => {
  show([named('Un', { proposedRate: 350 })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText(/Architecte DPLG/).textContent).toBe('Architecte DPLG\u00a0· Lyon');
  expect(row.getByText(asShown(texts.above('20 €')))).toBeTruthy();
});

test('an accepted freelance leads to the mission and to what they lend, one who waits does not', async () => {
  const accepted = named('Un', { status: 'accepted' });
  show([accepted, named('Deux')], { candidature: 'Un' });
  const pane = within(await screen.findByRole('region', { name: texts.paneOf('Un') }));
  expect(pane.getByRole('button', { name: new RegExp(`^${missionStepTexts.mission}.: Un$`) })).toBeTruthy();
  const vigilance = pane.getByRole('link', { name: new RegExp(`^${missionStepTexts.vigilance}.: Un$`) });
  expect(vigilance.getAttribute('href')).toBe(paths.vigilance());
  cleanup();
  show([accepted, named('Deux')], { candidature: 'Deux' });
  const other = within(await screen.findByRole('region', { name: texts.paneOf('Deux') }));
  expect(other.queryByRole('button', { name: new RegExp(missionStepTexts.mission) })).toBeNull();
});

test('a row begins with what the message says, not with its salutation', async () => {
  show([named('Un', { coverLetter: 'Bonjour Awa,\n\nJe relève des halles.' })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('Je relève des halles.')).toBeTruthy();
});

test('a favourite is marked at once, and told as what it is', async () => {
  const { calls } = show([five[0] as Application]);
  const star = await screen.findByRole('button', { name: texts.favouriteOf('Un') });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  const sent = calls.filter(({ route }) => route === applicationRoutes.favourite);
  expect(sent.map(({ body }) => body)).toEqual([{ favourite: true }]);
});

test('a favourite that could not be kept is none, and says so', async () => {
  fakeApi(
    counts,
    answer(applicationRoutes.listByCompany, [five[0] as Application]),
    lose(applicationRoutes.favourite),
  );
  renderPage(ReceivedApplicationsPage, patterns.receivedApplications, paths.receivedApplications());
  const star = await screen.findByRole('button', { name: texts.favouriteOf('Un') });
  await userEvent.click(star);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(star.getAttribute('aria-pressed')).toBe('false');
});

test('the list keeps to favourites when asked, at its address', async () => {
  const { calls, router } = show(five);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Mes favoris/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?favoris=1'));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === applicationRoutes.listByCompany).at(-1)?.query).toBe(
      'favourite=1',
    ),
  );
});

test('four are compared at most, and a fifth is refused with a sentence', async () => {
  const { router } = show(five);
  for (const { applicantName } of five.slice(0, 4)) await userEvent.click(await box(applicantName));
  await userEvent.click(await box('Cinq'));
  expect(await screen.findByText(asShown(texts.compareMost))).toBeTruthy();
  expect((await box('Cinq')).matches(':checked')).toBe(false);
  expect(new URLSearchParams(router.state.location.search).get('comparer')).toBe('Un,Deux,Trois,Quatre');
  const way = screen.getByRole('link', { name: texts.compare });
  expect(way.getAttribute('href')).toBe(paths.compareApplications({ id: ['Un', 'Deux', 'Trois', 'Quatre'] }));
  await userEvent.click(await box('Un'));
  expect(screen.queryByText(asShown(texts.compareMost))).toBeNull();
});

test('of two boxes that are ticked at once, neither falls back', async () => {
  const { router } = show(five);
  const [first, second] = [await box('Un'), await box('Deux')];
  for (const one of [first, second]) {
    fireEvent.click(one);
    expect(one.matches(':checked')).toBe(true);
  }
  await waitFor(() => expect(router.state.location.search).toBe('?comparer=Un%2CDeux'));
});

test('one to another offer is refused with a sentence, and one alone is not compared', async () => {
  show([named('Un'), named('Ailleurs', { jobId: 'offer-2' })]);
  await userEvent.click(await box('Un'));
  expect(screen.getByText(texts.compareOneMore)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.compare })).toBeNull();
  await userEvent.click(await box('Ailleurs'));
  expect(screen.getByText(texts.compareOneOffer)).toBeTruthy();
});

test('arrow keys and j, k walk through the list while one is read', async () => {
  const { router } = show(five, { candidature: 'Un' });
  const first = await screen.findByRole('link', { name: receivedTexts.openOf('Un') });
  first.focus();
  const chosen = () => new URLSearchParams(router.state.location.search).get('candidature');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(chosen()).toBe('Deux'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: receivedTexts.openOf('Deux') })),
  );
  await userEvent.keyboard('j');
  await waitFor(() => expect(chosen()).toBe('Trois'));
  await userEvent.keyboard('k');
  await waitFor(() => expect(chosen()).toBe('Deux'));
});

test('while none is read, the keys move the focus and open nothing', async () => {
  const { router } = show(five);
  (await screen.findByRole('link', { name: receivedTexts.openOf('Un') })).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: receivedTexts.openOf('Deux') }));
  expect(router.state.location.search).toBe('');
});

test('one that the list does not hold comes by itself; one of nobody is told as such', async () => {
  show([], { candidature: 'application-1' });
  const pane = await screen.findByRole('region', { name: texts.backToList });
  expect(pane).toBeTruthy();
  cleanup();
  fakeApi(counts, answer(applicationRoutes.listByCompany, []), answer(applicationRoutes.compare, []));
  const address = paths.receivedApplications({ candidature: 'nobody' });
  renderPage(ReceivedApplicationsPage, patterns.receivedApplications, address);
  expect(await screen.findByText(texts.unknown)).toBeTruthy();
});

test('a job seeker’s application has a CV instead of a rate, and leads to their profile', async () => {
  const job = jobApplication({ status: 'seen' });
  show([job]);
  expect(await screen.findByRole('button', { name: receivedTexts.openCv })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: receivedTexts.openOf('Camille Durand') }));
  const pane = within(await screen.findByRole('region', { name: texts.paneOf('Camille Durand') }));
  expect(pane.getByRole('button', { name: receivedTexts.openCv })).toBeTruthy();
  expect(screen.queryByText(receivedTexts.rate)).toBeNull();
  expect(
    screen.getByRole('button', { name: new RegExp(`^${receivedTexts.jobseeker.contact}\\s: `) }),
  ).toBeTruthy();
  const profile = pane.getByRole('link', { name: receivedTexts.profileOf('Camille Durand') });
  expect(profile.getAttribute('href')).toBe(paths.jobseeker('jobseeker-1'));
});
