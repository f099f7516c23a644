import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import { savedItemErrors } from '@mitoyen/contract/features/saved-items/saved-items.errors.ts';
import type { SavedItem } from '@mitoyen/contract/features/saved-items/saved-items.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { keepErrand } from '../../core/errand/errand-storage.ts';
import { getErrand } from '../../core/errand/own-errand.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';
import { heartTexts } from './heart.texts.ts';
import { SaveButton, ShareButton } from './index.ts';
import { savedItemTexts as texts } from './saved-items.texts.ts';
import SavedItemsPage from './saved-items-page.tsx';
import { shareTexts } from './share.texts.ts';

const thing = { kind: 'project' as const, id: 'p1', name: 'Une halle' };
const gone: SavedItem = {
  kind: 'jobseeker',
  id: 'j1',
  note: 'À rappeler',
  savedAt: '2026-11-29T10:00:00.000Z',
  thing: null,
};
const { among, save, remove, list, note } = savedItemRoutes;

beforeEach(() => {
  localStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.unstubAllGlobals();
});
const heart = (name: string) => screen.findByRole('button', { name });
const show = (ownerId = 'other') =>
  renderPage(
    () => (
      <AuthDialogProvider dialog={() => null}>
        <SaveButton thing={thing} ownerId={ownerId} />
      </AuthDialogProvider>
    ),
    patterns.home,
  );

test('a heart is set and taken back', async () => {
  const calls = fakeApi(answer(among, []), answer(save, undefined), answer(remove, undefined));
  show();
  await userEvent.click(await heart(heartTexts.save));
  expect((await heart(heartTexts.saved)).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await heart(heartTexts.saved));
  expect(await heart(heartTexts.save)).toBeTruthy();
  expect(calls.map(({ route }) => route)).toEqual([among, save, remove]);
});

test('a visitor’s press is kept, and done once they are signed in', async () => {
  setSession(null);
  fakeApi(answer(among, []), answer(save, undefined));
  show();
  await userEvent.click(await heart(heartTexts.save));
  expect(getErrand()).toEqual({ kind: 'save', thing });
  cleanup();
  setSession(camille);
  keepErrand({ kind: 'save', thing });
  show();
  expect(await heart(heartTexts.saved)).toBeTruthy();
  expect(getErrand()).toBeNull();
});

test('too many are refused with what to do', async () => {
  const { status } = savedItemErrors.too_many_saved_items;
  fakeApi(
    answer(among, []),
    refuse(save, status, new ApiError(savedItemErrors.too_many_saved_items).toBody()),
  );
  show();
  await userEvent.click(await heart(heartTexts.save));
  expect((await screen.findByRole('alert')).textContent).toContain('retirez-en');
});

test('nobody keeps what is their own', () => {
  fakeApi(answer(among, []));
  show(camille.user.id);
  expect(screen.queryByRole('button', { name: heartTexts.save })).toBeNull();
});

test('of what is gone the list tells the note alone, which can be changed', async () => {
  const calls = fakeApi(answer(list, [gone]), answer(note, undefined));
  renderPage(SavedItemsPage, paths.savedItems());
  expect(await screen.findByRole('heading', { name: texts.gone('jobseeker') })).toBeTruthy();
  expect(screen.getByText('À rappeler')).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.gone('jobseeker') })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.changeNote }));
  const field = screen.getByLabelText(/^Note sur/);
  await userEvent.type(field, ' lundi');
  await userEvent.click(screen.getByRole('button', { name: texts.keepNote }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === note)?.body).toEqual({ note: 'À rappeler lundi' }),
  );
});

test('without a way to share, the address and plain links are shown', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: undefined } }));
  fakeApi();
  renderPage(() => <ShareButton title="Une halle" />, patterns.home);
  await userEvent.click(screen.getByRole('button', { name: shareTexts.share }));
  const mail = await screen.findByRole('link', { name: shareTexts.mail });
  expect(mail.getAttribute('href')).toMatch(/^mailto:\?subject=Une%20halle&body=/);
  expect(screen.getByRole('link', { name: shareTexts.whatsapp }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\?text=Une%20halle/,
  );
});
