import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patterns } from '../../paths.ts';
import { answer, fakeApi } from '../api/fake-api.fixture.ts';
import { renderPage } from '../pages/render-page.fixture.tsx';
import { camille } from '../session/session.fixture.ts';
import { signOut } from '../session/session.tsx';
import { endSession, setSession } from '../session/session-store.ts';
import type { Errand } from './errand.ts';
import { ErrandNote } from './errand-note.tsx';
import { forgetErrand, keepErrand } from './errand-storage.ts';
import { finishErrand, getErrand } from './own-errand.ts';

const manon: Errand = { kind: 'contact', target: { userId: 'u1', name: 'Manon', role: 'freelance' } };
const offer: Errand = { kind: 'apply', offer: { id: 'o1', title: 'Relevés à Lyon' } };
const search: Errand = { kind: 'search', search: { kind: 'jobs', query: 'search=bim', name: 'BIM' } };
const heart: Errand = { kind: 'save', thing: { kind: 'project', id: 'p1', name: 'Une halle' } };
const { name: key, maxAgeSeconds } = browserStorage.errand;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setSession(null);
});

test.each([manon, offer, search])('$kind is kept as it is, and the last one takes the place', (errand) => {
  keepErrand(manon);
  keepErrand(errand);
  expect(getErrand()).toEqual(errand);
  expect(getErrand()).toBe(getErrand());
});

test('it is kept for a day', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepErrand(manon);
  vi.setSystemTime(Date.now() + maxAgeSeconds * 1000 - 1);
  expect(getErrand()).toEqual(manon);
  vi.setSystemTime(Date.now() + 1);
  expect(getErrand()).toBeNull();
});

test.each([
  'no JSON',
  'null',
  '7',
  '{}',
  JSON.stringify({ ...manon }),
  JSON.stringify({
    kind: 'contact',
    target: { userId: 'u1', name: 'M', role: 'king' },
    keptAtMs: Date.now(),
  }),
  JSON.stringify({ kind: 'apply', offer: { id: 1, title: 'T' }, keptAtMs: Date.now() }),
  JSON.stringify({ kind: 'search', search: { kind: 'x', query: '', name: '' }, keptAtMs: Date.now() }),
])('%s is none', (text) => {
  localStorage.setItem(key, text);
  expect(getErrand()).toBeNull();
});

test('what is done is forgotten, what else was kept is not', () => {
  for (const [kept, other] of [
    [manon, { ...manon, target: { ...manon.target, userId: 'u2' } }],
    [offer, { ...offer, offer: { ...offer.offer, id: 'o2' } }],
    [search, { ...search, search: { ...search.search, query: '' } }],
    [heart, { ...heart, thing: { ...heart.thing, id: 'p2' } }],
  ] as const) {
    keepErrand(kept);
    finishErrand(other);
    expect(getErrand()).toEqual(kept);
    finishErrand(kept);
    expect(localStorage.getItem(key)).toBeNull();
  }
});

test('who signs out leaves it to nobody; a session that ran out takes it up again', async () => {
  fakeApi(answer(accountRoutes.logout, undefined));
  setSession(camille);
  keepErrand(manon);
  endSession();
  expect(getErrand()).toEqual(manon);
  setSession(camille);
  await signOut();
  expect(getErrand()).toBeNull();
});

test('the note says what for, and goes with it', () => {
  keepErrand(manon);
  renderPage(ErrandNote, patterns.home);
  expect(screen.getByText('Pour écrire à Manon.')).toBeTruthy();
  act(() => keepErrand(offer));
  expect(screen.getByText('Pour postuler à « Relevés à Lyon ».')).toBeTruthy();
  act(() => keepErrand(search));
  expect(screen.getByText('Pour garder la recherche « BIM ».')).toBeTruthy();
  act(() => keepErrand(heart));
  expect(screen.getByText('Pour garder « Une halle » dans vos favoris.')).toBeTruthy();
  act(() => forgetErrand());
  expect(screen.queryByText(/^Pour /)).toBeNull();
});

test('another tab’s change is followed', () => {
  keepErrand(manon);
  renderPage(ErrandNote, patterns.home);
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(screen.queryByText('Pour écrire à Manon.')).toBeNull();
});
