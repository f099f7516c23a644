import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { forgetErrand, keepErrand } from '../../core/errand/errand-storage.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import CompanySetupPage from '../companies/company-setup-page.tsx';
import InscriptionPage from './inscription-page.tsx';
import { inscriptionTexts as texts } from './setup/inscription.texts.ts';
import { setupTexts } from './setup/setup.texts.ts';

const show = () => renderPage(InscriptionPage, patterns.inscription);
const choice = (kind: keyof typeof texts.kinds) =>
  screen.findByRole('link', { name: texts.kinds[kind].action });

beforeEach(() => {
  localStorage.clear();
  setSession(null);
});
afterEach(cleanup);

test.each([
  ['freelance', paths.freelanceSetup()],
  ['entreprise', paths.companySetup()],
  ['jobseeker', paths.jobseekerSetup()],
] as const)('%s leads to its own form', async (kind, path) => {
  show();
  fireEvent.click(await choice(kind));
  await atAddress(path);
});

test('says what one came for, through to the form', () => {
  keepErrand({ kind: 'contact', target: { userId: 'u1', name: 'Manon', role: 'freelance' } });
  renderPage(InscriptionPage, patterns.inscription);
  expect(screen.getByText('Pour écrire à Manon.')).toBeTruthy();
  cleanup();
  renderPage(CompanySetupPage, patterns.companySetup);
  expect(screen.getByText('Pour écrire à Manon.')).toBeTruthy();
  forgetErrand();
});

test('the last choice is remembered', async () => {
  const first = show();
  fireEvent.click(await choice('entreprise'));
  first.unmount();
  show();
  expect(await screen.findByText(texts.lastChoice)).toBeTruthy();
});

test('an account without a type gets the one that is chosen, its profile still to come', async () => {
  const user = { ...camille.user, role: null, profileCompleted: true };
  setSession({ user, token: camille.token });
  fakeApi(
    answer(accountRoutes.me, {
      user,
      profile: null,
      unreadCount: 0,
      unseenApplicationCount: 0,
      unreadNotificationCount: 0,
    }),
  );
  show();
  fireEvent.click(await choice('jobseeker'));
  await atAddress(paths.jobseekerSetup());
  expect(getSession()?.user).toMatchObject({ role: 'jobseeker', profileCompleted: false });
});

test('who has a type and a profile chooses nothing any more', async () => {
  setSession(camille);
  fakeApi(
    answer(accountRoutes.me, {
      user: camille.user,
      profile: { id: 'p' } as never,
      unreadCount: 0,
      unseenApplicationCount: 0,
      unreadNotificationCount: 0,
    }),
  );
  show();
  expect(await screen.findByText(setupTexts.hasProfileTitle)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.kinds.freelance.action })).toBeNull();
});
