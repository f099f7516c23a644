import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { formatDay } from '../../ui/format.ts';
import { MySpace } from '../layout/my-space.tsx';
import { termsNoticeTexts as texts } from './terms-notice.texts.ts';

const me = (version: string | null) =>
  answer(accountRoutes.me, {
    user: { ...camille.user, termsVersion: version },
    profile: null,
    unreadCount: 0,
    unseenApplicationCount: 0,
    unreadNotificationCount: 0,
  });
const old = '2025-01-01';

beforeEach(() => setSession(camille));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  setSession(null);
});

const open = () => renderPage(() => <MySpace>Contenu</MySpace>, patterns.profile);
const press = async () => userEvent.click(await screen.findByRole('button', { name: texts.read }));

test('an account that knows the present terms is told nothing', async () => {
  const calls = fakeApi(me(termsVersion));
  open();
  await waitFor(() => expect(calls.some(({ route }) => route === accountRoutes.me)).toBe(true));
  await screen.findByText('Contenu');
  expect(screen.queryByRole('button', { name: texts.read })).toBeNull();
});

test.each([old, null])(
  'one with %s is, with both documents, until it says that it read them',
  async (version) => {
    const calls = fakeApi(me(version), answer(accountRoutes.readTerms, camille.user));
    open();
    const links = await screen.findAllByRole('link', { name: /nouvel onglet/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.terms(), paths.privacy()]);
    await press();
    expect((await screen.findByText(texts.noted)).closest('[tabindex]')).toBe(document.activeElement);
    expect(calls.find(({ route }) => route === accountRoutes.readTerms)?.body).toEqual({
      version: termsVersion,
    });
    expect(screen.queryByRole('button', { name: texts.read })).toBeNull();
  },
);

test.each([
  ['before its day', -24, false],
  ['from its day on', 24, true],
])('%s, a new version is announced as what it is', async (_, hours, isInForce) => {
  const now = new Date(`${termsVersion}T12:00:00Z`).getTime() + hours * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  fakeApi(me(old));
  open();
  expect(await screen.findByText(texts.title(formatDay(termsVersion), isInForce))).toBeTruthy();
});

test('says when it could not be noted, and can be tried again', async () => {
  const outdated = accountErrors.terms_outdated;
  fakeApi(
    me(old),
    lose(accountRoutes.readTerms),
    refuse(accountRoutes.readTerms, outdated.status, new ApiError(outdated).toBody()),
  );
  open();
  await press();
  const alert = await screen.findByRole('alert');
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(outdated.message));
  expect(alert).toBeTruthy();
});
