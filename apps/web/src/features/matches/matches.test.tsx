import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import type { OfferMatch, ProfileMatch } from '@mitoyen/contract/features/matches/matches.schemas.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { namedOtherwise } from '../../core/pages/named-as-read.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { freelanceCard } from '../directory/profile.fixture.ts';
import { offer } from '../offers/offer.fixture.ts';
import { jobMatchTexts, missionMatchTexts, profileMatchTexts as texts } from './matches.texts.ts';
import OfferMatches from './offer-matches.tsx';
import ProfileMatches from './profile-matches.tsx';

const reasons: ProfileMatch['reasons'] = [
  { criterion: 'trade', state: 'met', text: 'BIM manager' },
  { criterion: 'phases', state: 'met', text: 'phases PRO et DCE' },
  { criterion: 'rate', state: 'not_met', text: 'tarif 20 € au-dessus' },
  { criterion: 'place', state: 'unknown', text: 'lieu non précisé' },
];
const profiles = (count: number): ProfileMatch[] =>
  Array.from({ length: count }, (_, index) => ({
    ...freelanceCard({ id: `profile-${index}` }),
    reasons,
  }));
const offers = (count: number): OfferMatch[] =>
  Array.from({ length: count }, (_, index) => ({ offer: offer({ id: `offer-${index}` }), reasons }));

beforeEach(() => signInAs('entreprise', 'user-awa'));
afterEach(() => {
  cleanup();
  setSession(null);
});

const mine = offer({
  trades: ['bim-manager'],
  phases: ['PRO', 'DCE'],
  software: ['revit:2'],
  placeCode: 'c69123',
  remote: 0,
});
const openOffer = () =>
  renderPage(() => <ProfileMatches offer={mine} />, patterns.offer, paths.offer(mine.id));
const openSpace = (kind: 'freelance' | 'jobseeker') =>
  renderPage(() => <OfferMatches userId={camille.user.id} kind={kind} />, patterns.profile);

test('a company reads why each profile fits, in words for those who see no marks', async () => {
  fakeApi(answer(matchRoutes.listForOffer, profiles(1)));
  openOffer();
  const list = await screen.findByRole('list', { name: texts.reasons });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    '✓Correspond : BIM manager',
    '✓Correspond : phases PRO et DCE',
    '✕Ne correspond pas : tarif 20 € au-dessus',
    '?Non précisé : lieu non précisé',
  ]);
  const action = screen.getByRole('link', { name: new RegExp(`^${texts.action}`) });
  expect(action.getAttribute('href')).toBe(paths.freelance(profiles(1)[0]?.id ?? ''));
  expect(namedOtherwise()).toEqual([]);
});

test('the whole list is one link away, with what the offer asks for', async () => {
  fakeApi(answer(matchRoutes.listForOffer, []));
  openOffer();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  const href = screen.getByRole('link', { name: texts.wholeList }).getAttribute('href') ?? '';
  expect(href).toBe(
    '/freelancers?type=freelance&trade=bim-manager&phase=PRO&phase=DCE&software=revit%3A2&place=c69123&radius=50&travel=1',
  );
  expect(screen.getByRole('link', { name: texts.rules }).getAttribute('href')).toBe('/about#correspondances');
});

test('four are shown first, the others when one asks for them', async () => {
  fakeApi(answer(matchRoutes.listForOffer, profiles(7)));
  openOffer();
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: texts.more(3) }));
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(screen.getAllByRole('article')[4]?.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: texts.more(3) })).toBeNull();
});

test('one thing is offered below a list, and the whole list is one link away at any time', async () => {
  fakeApi(answer(matchRoutes.listForOffer, profiles(7)));
  openOffer();
  const more = await screen.findByRole('button', { name: texts.more(3) });
  const wholeList = () => screen.getByRole('link', { name: texts.wholeList });
  const isBelow = () => Boolean(screen.getAllByRole('list')[0]?.compareDocumentPosition(wholeList()) === 4);
  expect(isBelow()).toBe(false);
  await userEvent.click(more);
  expect(isBelow()).toBe(true);
});

test('what could not be loaded can be asked for again', async () => {
  fakeApi(lose(matchRoutes.listForOffer));
  openOffer();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failure);
  fakeApi(answer(matchRoutes.listForOffer, profiles(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test.each([
  ['freelance', missionMatchTexts, paths.offers()],
  ['jobseeker', jobMatchTexts, paths.jobs()],
] as const)('a %s finds what fits their profile, and the whole list', async (kind, own, list) => {
  signInAs(kind);
  fakeApi(answer(matchRoutes.listForProfile, offers(2)));
  openSpace(kind);
  expect(screen.getByRole('heading', { level: 2, name: own.title })).toBeTruthy();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: own.wholeList }).getAttribute('href')).toBe(list);
  const [first] = screen.getAllByRole('link', { name: /^Voir l’offre/ });
  expect(first?.getAttribute('href')).toBe(paths.offer('offer-0'));
  expect(namedOtherwise()).toEqual([]);
});

const noAdvice = { isAtLeast: false, advice: [] };

test('where nothing fits, the page says what would, before what comes nearest', async () => {
  signInAs('freelance');
  const advice = {
    isAtLeast: true,
    advice: [
      { kind: 'distance' as const, km: 100, count: 3 },
      { kind: 'software' as const, software: 'revit:2', name: 'Revit confirmé', count: 1 },
    ],
  };
  fakeApi(answer(matchRoutes.listForProfile, offers(2)), answer(matchRoutes.adviseProfile, advice));
  openSpace('freelance');
  expect(await screen.findByText(missionMatchTexts.none)).toBeTruthy();
  const told = await screen.findByText(/^Déplacez-vous jusqu’à 100/);
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Déplacez-vous jusqu’à 100 km : au moins 3 offres',
  );
  expect(screen.getByText(/^Ajoutez Revit confirmé/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Ajoutez Revit confirmé à vos logiciels : au moins 1 offre',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a company reads what would bring people to its offer', async () => {
  const advice = {
    isAtLeast: false,
    advice: [{ kind: 'software' as const, software: 'revit:2', name: 'Revit confirmé', count: 5 }],
  };
  fakeApi(answer(matchRoutes.listForOffer, []), answer(matchRoutes.adviseOffer, advice));
  openOffer();
  const told = await screen.findByText(/^Retirez Revit confirmé/);
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Retirez Revit confirmé des logiciels demandés : 5 profils',
  );
});

test('where something fits, nothing is advised', async () => {
  const calls = fakeApi(
    answer(matchRoutes.listForOffer, [
      ...profiles(1),
      { ...freelanceCard({ id: 'profile-fit' }), reasons: reasons.slice(0, 2) },
    ]),
  );
  openOffer();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(calls.map(({ route }) => route)).not.toContain(matchRoutes.adviseOffer);
});

test('who fits nothing is led to their profile', async () => {
  signInAs('freelance');
  fakeApi(answer(matchRoutes.listForProfile, []), answer(matchRoutes.adviseProfile, noAdvice));
  openSpace('freelance');
  const link = await screen.findByRole('link', { name: missionMatchTexts.complete });
  expect(link.getAttribute('href')).toBe(paths.profileEdit());
});
