import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import type { OfferMatch, ProfileMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import type { Today } from '@mitoyen/contract/features/today/today.schemas.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose } from '../../core/api/fake-api.fixture.ts';
import { emitLiveEvent } from '../../core/live-events/live-bus.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { paths } from '../../paths.ts';
import { todayTexts as texts } from './today.texts.ts';
import TodayView from './today-view.tsx';

afterEach(cleanup);

const quiet: Today = {
  unreadCount: 0,
  applications: { waiting: 0, unseen: 0 },
  limits: [],
  availability: null,
  availabilityToConfirm: null,
  profile: { done: 5, all: 5, next: null },
  offer: null,
  openReports: null,
};

const show = (role: Role | null, isInSpace = false) =>
  renderPage(() => <TodayView user={{ ...camille.user, role }} isInSpace={isInSpace} />, '/');
const today = (over: Partial<Today>) => answer(todayRoutes.get, { ...quiet, ...over });
const noOffers = answer(matchRoutes.listForProfile, []);
/** What the section says, one line for each thing, and where its action leads. */
async function lines() {
  const items = await screen.findAllByRole('listitem');
  return items
    .filter((item) => item.hasAttribute('data-urgent') || item.querySelector(':scope > div > a'))
    .map((item) => within(item).getByRole('link').getAttribute('href'));
}

test('a company: applications first, then messages, limits and what its profile lacks, one action each', async () => {
  fakeApi(
    today({
      unreadCount: 3,
      applications: { waiting: 4, unseen: 2 },
      limits: [
        { of: 'contacts', used: 2, limit: 10 },
        { of: 'offers', used: 10, limit: 10 },
      ],
      profile: { done: 3, all: 5, next: { advice: 'Ajoutez votre logo', place: 'profile' } },
    }),
  );
  show('entreprise');
  expect(await lines()).toEqual([
    `${paths.receivedApplications()}?etat=a-traiter`,
    paths.profileMessages(),
    paths.pricing(),
    paths.profileEdit(),
  ]);
  expect(screen.getByText(asShown(texts.received.detail(2)))).toBeTruthy();
  const used = screen
    .getAllByRole('meter')
    .map((meter) => [meter.getAttribute('value'), meter.getAttribute('max')]);
  expect(used).toEqual([
    ['2', '10'],
    ['10', '10'],
  ]);
  expect(screen.queryByText(texts.nothing)).toBeNull();
  expect(screen.getByText(asShown(texts.suggestions.publish))).toBeTruthy();
});

test('a company is shown people for its newest offer', async () => {
  const match = {
    kind: 'freelance',
    id: 'f1',
    firstName: 'Awa',
    title: 'Dessinatrice',
    location: 'Nantes',
    avatar: null,
    reasons: [
      { criterion: 'trade', state: 'met', text: 'dessinatrice' },
      { criterion: 'rate', state: 'not_met', text: 'tarif 9 € au-dessus' },
    ],
  } as unknown as ProfileMatch;
  fakeApi(today({ offer: { id: 'o1', titre: 'Relevé' } }), answer(matchRoutes.listForOffer, [match]));
  show('entreprise');
  const person = await screen.findByRole('link', { name: 'Awa' });
  expect(person.getAttribute('href')).toBe(paths.freelance('f1'));
  expect(screen.getByText('dessinatrice')).toBeTruthy();
  expect(screen.queryByText('tarif 9 € au-dessus')).toBeNull();
});

test('a freelance: new answers, availability to confirm and three offers at most', async () => {
  const offers = ['a', 'b', 'c', 'd'].map((id) => ({
    offer: { id, titre: `Offre ${id}`, companyName: 'Canopée', companyLogo: null, lieu: null },
    reasons: [],
  })) as unknown as OfferMatch[];
  fakeApi(
    today({
      applications: { waiting: 7, unseen: 1 },
      ...{ availability: 'Disponible', availabilityToConfirm: 'Disponible' },
    }),
    answer(matchRoutes.listForProfile, offers),
  );
  show('freelance');
  expect(await lines()).toEqual([paths.ownApplications()]);
  expect(screen.getByRole('button', { name: texts.availability.yes })).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.availability.no })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Offre c' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Offre d' })).toBeNull();
});

test('a discreet person: firms that asked come before messages, and the section follows', async () => {
  fakeApi(today({}), today({ reveals: 2, unreadCount: 1 }), noOffers);
  show('jobseeker');
  expect(await screen.findByText(texts.nothing)).toBeTruthy();
  act(() => emitLiveEvent('reveal', { revealId: 'reveal-1' }));
  expect(await screen.findByText(texts.reveals.what(2))).toBeTruthy();
  expect(await lines()).toEqual([paths.reveals(), paths.profileMessages()]);
  expect(screen.queryByText(texts.nothing)).toBeNull();
});

const said = (availability: Availability) => answer(availabilityRoutes.answer, { availability });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who is free again says so with one press, and takes it back with another', async () => {
  const { announced, free, undo } = texts.availability;
  const unavailable = today({ availability: 'Indisponible' });
  const calls = fakeApi(unavailable, noOffers, said('Disponible'));
  show('freelance');
  expect(await screen.findByText(asShown(announced('Indisponible')))).toBeTruthy();
  await press(free);
  expect(await screen.findByText(asShown(announced('Disponible')))).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(texts.availability.said);
  fakeApi(unavailable, noOffers, said('Indisponible'));
  await press(undo);
  expect(await screen.findByRole('button', { name: free })).toBeTruthy();
  expect(screen.getByText(asShown(announced('Indisponible')))).toBeTruthy();
  const words = calls.filter(({ route }) => route === availabilityRoutes.answer).map(({ body }) => body);
  expect(words).toEqual([{ answer: 'free' }]);
});

test('a word that did not arrive is told, and can be said again', async () => {
  fakeApi(today({ availability: 'Indisponible' }), noOffers, lose(availabilityRoutes.answer));
  show('freelance');
  await screen.findByText(asShown(texts.availability.again));
  await press(texts.availability.free);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.availability.failure);
  fakeApi(today({ availability: 'Disponible' }), noOffers, said('Disponible'));
  await press(texts.availability.free);
  expect(await screen.findByText(texts.availability.said)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one’s own space leads to where it asks when one is free', async () => {
  fakeApi(today({ availability: 'Disponible', availabilityToConfirm: 'Disponible' }));
  show('freelance', true);
  const link = await screen.findByRole('link', { name: texts.availability.action });
  expect(link.getAttribute('href')).toBe(`${paths.profile()}#disponibilite`);
});

test('where nothing waits, it says so', async () => {
  fakeApi(today({ applications: { waiting: 3, unseen: 0 } }), noOffers);
  show('jobseeker');
  expect(await screen.findByText(texts.nothing)).toBeTruthy();
  expect(await screen.findByText(texts.suggestions.none.jobseeker)).toBeTruthy();
});

test.each([
  [null, paths.inscription()],
  ['freelance', paths.freelanceSetup()],
  ['entreprise', paths.companySetup()],
  ['jobseeker', paths.jobseekerSetup()],
] as const)('%s without a profile is led to it, and suggested nothing', async (role, form) => {
  fakeApi(today({ applications: null, profile: null }));
  show(role);
  expect(await lines()).toEqual([form]);
});

test('in one’s own space, the profile’s advice and suggestions are left to what follows', async () => {
  const profile = { done: 1, all: 5, next: { advice: 'Ajoutez votre portrait', place: 'profile' } } as const;
  const calls = fakeApi(today({ profile }));
  show('freelance', true);
  expect(await screen.findByText(texts.nothing)).toBeTruthy();
  expect(screen.queryByText(profile.next.advice)).toBeNull();
  expect(calls.map(({ route }) => route)).toEqual([todayRoutes.get]);
});

test('an operator has the reports, who confirmed no address how far they may go', async () => {
  fakeApi(
    today({
      openReports: 2,
      applications: null,
      profile: null,
      limits: [{ of: 'conversations', used: 4, limit: 10 }],
    }),
  );
  show(null);
  expect(await lines()).toEqual([paths.reports(), paths.account(), paths.inscription()]);
});

test.each(['message', 'conversation', 'application'] as const)('follows what happens: %s', async (type) => {
  fakeApi(today({}), today({ unreadCount: 1 }), noOffers, noOffers);
  show('freelance');
  await screen.findByText(texts.nothing);
  act(() => emitLiveEvent(type, null));
  expect(
    await screen.findByRole('link', { name: `${texts.messages.action} ${texts.messages.object}` }),
  ).toBeTruthy();
});

test('says that it is on its way, and that it did not come, with another try', async () => {
  const held = hold(todayRoutes.get);
  fakeApi(held.reply);
  show(null);
  expect(screen.getByRole('status').textContent).toContain(texts.loading);
  cleanup();
  fakeApi(lose(todayRoutes.get), today({ applications: null, profile: null }));
  show(null);
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failure);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.noRole.what)).toBeTruthy();
});
