import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import type { ShownOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import { savedItemErrors } from '@mitoyen/contract/features/saved-items/saved-items.errors.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import type { Errand } from '../../core/errand/errand.ts';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { getErrand } from '../../core/errand/own-errand.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { message } from '../conversations/conversation.fixture.ts';
import { contactTexts } from '../conversations/conversations.texts.ts';
import { job, offer } from '../offers/offer.fixture.ts';
import { freelance } from '../profiles/profile.fixture.ts';
import { errandTexts as texts } from './errands.texts.ts';
import { OwnErrand } from './own-errand.tsx';

const target = { userId: 'user-elodie', name: 'Élodie', role: 'freelance' } as const;
const contact: Errand = { kind: 'contact', target };
const apply: Errand = { kind: 'apply', offer: { id: 'offer-1', title: 'Surélévation en bois' } };
const gone = (error: { code: string; status: number; message: string }) =>
  [error.status, { code: error.code, error: error.message }] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  setSession(null);
});

function show(role: Role | null = 'entreprise') {
  const user = { ...camille.user, role };
  setSession({ ...camille, user });
  return renderPage(() => <OwnErrand user={user} />, patterns.profile);
}
const title = (task: RegExp) => screen.findByRole('heading', { name: task });
const block = () => screen.queryByRole('region', { name: /^Continuer/ });
const isThere = answer(freelanceRoutes.getByUser, freelance());

test('nobody who came for nothing reads of it', () => {
  fakeApi();
  show();
  expect(block()).toBeNull();
});

test('the message one came to write is one press away, keeps what was typed, and is done once sent', async () => {
  const calls = fakeApi(
    isThere,
    answer(conversationRoutes.contactedCount, { count: 0, limit: 10 }),
    answer(conversationRoutes.contactedCount, { count: 0, limit: 10 }),
    answer(conversationRoutes.contact, message()),
  );
  keepErrand(contact);
  show();
  await title(/Continuer.: écrire à Élodie/);
  await userEvent.click(screen.getByRole('button', { name: texts.act.contact }));
  await userEvent.type(await screen.findByLabelText(/Objet/), 'Chantier');
  await userEvent.click(screen.getByRole('button', { name: contactTexts.cancel }));
  expect(block()).not.toBeNull();
  expect(calls.some(({ route }) => route === conversationRoutes.contact)).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: texts.act.contact }));
  expect(await screen.findByLabelText(/Objet/)).toHaveProperty('value', 'Chantier');
  await userEvent.type(screen.getByLabelText(/Message/), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: contactTexts.send }));
  expect(await screen.findByText('Message envoyé !')).toBeTruthy();
  await waitFor(() => expect(block()).toBeNull());
  expect(getErrand()).toBeNull();
});

test('it can be dismissed', async () => {
  fakeApi(isThere);
  keepErrand(contact);
  show();
  await userEvent.click(await screen.findByRole('button', { name: texts.dismiss }));
  expect(block()).toBeNull();
  expect(getErrand()).toBeNull();
});

test('a profile that is gone is said, once', async () => {
  fakeApi(refuse(freelanceRoutes.getByUser, ...gone(new ApiError(freelanceErrors.freelance_not_found))));
  keepErrand(contact);
  show();
  expect(await screen.findByText('Le profil d’Élodie n’existe plus.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.understood }));
  expect(getErrand()).toBeNull();
});

test('a network that is away does not say that somebody is gone', async () => {
  fakeApi(lose(freelanceRoutes.getByUser));
  keepErrand(contact);
  show();
  await title(/écrire à Élodie/);
  expect(screen.queryByText(/n’existe plus/)).toBeNull();
});

test('nobody is led to write to themselves', async () => {
  fakeApi();
  keepErrand({ kind: 'contact', target: { ...target, userId: camille.user.id } });
  show();
  await waitFor(() => expect(getErrand()).toBeNull());
  expect(block()).toBeNull();
});

test.each<[Role, ShownOffer]>([
  ['freelance', offer()],
  ['jobseeker', job()],
])('a %s applies to what they came for by one press', async (role, wanted) => {
  fakeApi(answer(offerRoutes.get, wanted));
  keepErrand({ kind: 'apply', offer: { id: wanted.id, title: wanted.titre } });
  show(role);
  await userEvent.click(await screen.findByRole('button', { name: texts.act.apply }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(getErrand()).not.toBeNull();
});

test('who cannot apply is led to the offer', async () => {
  fakeApi(answer(offerRoutes.get, offer()));
  keepErrand(apply);
  show('entreprise');
  await title(/voir l’offre/);
  const link = screen.getByRole('link', { name: texts.act.offer });
  expect(link.getAttribute('href')).toBe(paths.offer('offer-1'));
  await userEvent.click(link);
  expect(getErrand()).toBeNull();
});

test('an offer that was closed, taken away or applied to already', async () => {
  keepErrand(apply);
  fakeApi(answer(offerRoutes.get, offer({ status: 'filled' })));
  show('freelance');
  expect(await screen.findByText('L’offre « Surélévation en bois » est close.')).toBeTruthy();
  cleanup();
  fakeApi(refuse(offerRoutes.get, ...gone(new ApiError(offerErrors.offer_not_found))));
  show('freelance');
  expect(await screen.findByText('L’offre « Surélévation en bois » n’existe plus.')).toBeTruthy();
  cleanup();
  fakeApi(answer(offerRoutes.get, offer({ applied: true })));
  show('freelance');
  await waitFor(() => expect(getErrand()).toBeNull());
  expect(block()).toBeNull();
});

test('a search leads back to its list', async () => {
  fakeApi();
  keepErrand({ kind: 'search', search: { kind: 'profiles', query: 'search=revit', name: 'Revit' } });
  show();
  await title(/garder la recherche/);
  const link = screen.getByRole('link', { name: texts.act.search });
  expect(link.getAttribute('href')).toBe('/freelancers?search=revit');
});

test('a heart that a visitor pressed is set without another press, or said not to be', async () => {
  const heart: Errand = { kind: 'save', thing: { kind: 'project', id: 'p1', name: 'Une halle' } };
  keepErrand(heart);
  setSession(camille);
  const calls = fakeApi(
    refuse(savedItemRoutes.save, ...gone(savedItemErrors.saved_item_missing)),
    answer(savedItemRoutes.save, undefined),
  );
  const first = renderPage(() => <OwnErrand user={camille.user} />, patterns.profile);
  expect(await screen.findByText(heart.thing.name)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.understood }));
  expect(getErrand()).toBeNull();
  first.unmount();
  keepErrand(heart);
  renderPage(() => <OwnErrand user={camille.user} />, patterns.profile);
  await waitFor(() => expect(getErrand()).toBeNull());
  expect(calls).toHaveLength(2);
});
