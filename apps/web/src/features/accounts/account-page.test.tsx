import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { secondFactorRoutes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../core/session/session-store.ts';
import { SignedInOnly } from '../../core/session/signed-in-only.tsx';
import { paths, patterns } from '../../paths.ts';
import { myDataTexts as dataTexts } from '../personal-data/personal-data.texts.ts';
import AccountPage from './account-page.tsx';
import { myAccountTexts as texts } from './settings/settings.texts.ts';

const now = new Date().toISOString();
const here = {
  id: 'session-1',
  createdAt: now,
  lastUsedAt: now,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
  ipAddress: '203.0.113.7',
  current: true,
};
const phone = {
  ...here,
  id: 'session-2',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  current: false,
};
const me = (user = camille.user) =>
  answer(accountRoutes.me, {
    user,
    profile: null,
    unreadCount: 0,
    unseenApplicationCount: 0,
    unreadNotificationCount: 0,
  });
const sessions = answer(accountRoutes.listSessions, [here, phone]);

const secondFactor = answer(secondFactorRoutes.get, {
  passkeys: [],
  appSince: null,
  recoveryCodesLeft: 0,
  isRequired: false,
});
const noOtherWay = answer(secondFactorRoutes.startConfirmation, { code: false, passkey: null });
const fakePage: typeof fakeApi = (...replies) => fakeApi(secondFactor, noOtherWay, ...replies);

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

function OwnPage() {
  return (
    <SignedInOnly>
      <AccountPage />
    </SignedInOnly>
  );
}
const open = () => renderPage(OwnPage, patterns.account);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the name is changed by the rule of registration, and shows everywhere', async () => {
  const renamed = { ...camille.user, username: 'Camille Le Goff' };
  const calls = fakePage(me(), sessions, answer(accountRoutes.update, renamed));
  open();
  await press(texts.editName);
  const field = screen.getByRole('textbox', { name: /^Prénom et nom/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'camille');
  await press(texts.save);
  expect(calls.some(({ route }) => route === accountRoutes.update)).toBe(false);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, 'Camille Le Goff');
  await press(texts.save);
  expect(await screen.findByText(texts.nameSaved)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ username: 'Camille Le Goff', firstName: 'Camille' });
  await waitFor(() => expect(getSession()?.user.username).toBe('Camille Le Goff'));
});

test('another address needs the password and stays pending; it can be given up', async () => {
  const pending = { ...camille.user, pendingEmail: 'nouvelle@exemple.fr' };
  const wrong = accountErrors.password_wrong;
  const issues = [{ path: 'currentPassword', message: wrong.message }];
  const calls = fakePage(
    me(),
    sessions,
    refuse(accountRoutes.update, wrong.status, new ApiError(wrong, { issues }).toBody()),
    answer(accountRoutes.update, pending),
    answer(accountRoutes.update, camille.user),
  );
  open();
  await press(texts.editEmail);
  await userEvent.type(screen.getByLabelText(/^Nouvelle adresse/), 'nouvelle@exemple.fr');
  const password = screen.getByLabelText(/^Mot de passe actuel/);
  await userEvent.type(password, 'faux12345');
  await press(texts.sendLink);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(password, '6');
  await press(texts.sendLink);
  expect(await screen.findByText(texts.pendingTitle('nouvelle@exemple.fr'))).toBeTruthy();
  expect(screen.getByText('camille@exemple.fr')).toBeTruthy();
  await press(texts.giveUpEmail);
  expect(await screen.findByText(texts.emailGivenUp)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ email: 'camille@exemple.fr' });
});

test('the telephone is there for job seekers alone', async () => {
  fakePage(me(), sessions);
  open();
  await screen.findByRole('button', { name: texts.editName });
  expect(screen.queryByRole('button', { name: texts.editPhone })).toBeNull();
  cleanup();
  fakePage(me({ ...camille.user, role: 'jobseeker', phone: '+33612345678' }), sessions);
  open();
  expect(await screen.findByRole('button', { name: texts.editPhone })).toBeTruthy();
});

test('sessions are named, and ended one by one or all others at once', async () => {
  const calls = fakePage(
    me(),
    sessions,
    answer(accountRoutes.endSession, undefined),
    answer(accountRoutes.endOtherSessions, undefined),
  );
  open();
  const current = (await screen.findByText('Firefox sur Windows')).closest('li');
  expect(within(current as HTMLElement).getByText(texts.thisDevice)).toBeTruthy();
  await press(texts.endSessionOf('Chrome sur Android'));
  expect(await screen.findByText(texts.sessionEnded)).toBeTruthy();
  await press(texts.endOthers);
  expect(await screen.findByText(texts.othersEnded)).toBeTruthy();
  expect(calls.filter(({ route }) => route === accountRoutes.endOtherSessions)).toHaveLength(1);
});

test('a failed load is told, with another try', async () => {
  fakePage(me(), lose(accountRoutes.listSessions), sessions);
  open();
  expect(await screen.findByText(texts.sessionsFailure)).toBeTruthy();
  await press('Réessayer');
  expect(await screen.findByText('Firefox sur Windows')).toBeTruthy();
});

test('deleting says what will happen to this kind of account, then needs the password', async () => {
  const wrong = accountErrors.password_wrong;
  const issues = [{ path: 'password', message: wrong.message }];
  const calls = fakePage(
    me({ ...camille.user, role: 'entreprise' }),
    sessions,
    refuse(personalDataRoutes.remove, wrong.status, new ApiError(wrong, { issues }).toBody()),
    answer(personalDataRoutes.remove, undefined),
  );
  setSession({ ...camille, user: { ...camille.user, role: 'entreprise' } });
  localStorage.setItem('draft', 'mine');
  const { router } = open();
  await press(dataTexts.deleteAction);
  const dialog = within(screen.getByRole('dialog'));
  const said = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(dataTexts.consequences('entreprise'));
  await press(dataTexts.confirm);
  expect(calls.some(({ route }) => route === personalDataRoutes.remove)).toBe(false);
  const password = dialog.getByLabelText(/^Mot de passe/);
  await userEvent.type(password, 'faux12345');
  await press(dataTexts.confirm);
  expect((await dialog.findAllByText(wrong.message)).length).toBeGreaterThan(0);
  expect(getSession()).not.toBeNull();
  await press(dataTexts.confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.accountDeleted()));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(localStorage.getItem('draft')).toBeNull();
});

async function confirmDeletion(): Promise<void> {
  await press(dataTexts.deleteAction);
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText(/^Mot de passe/), 'bon12345');
  await press(dataTexts.confirm);
}

test('deleting says that it is done, although the end of the session is told before its answer', async () => {
  const removal = hold(personalDataRoutes.remove);
  fakePage(me(), sessions, removal.reply);
  const { router } = open();
  await confirmDeletion();
  act(() => setSession(null));
  expect(screen.getByRole('dialog')).toBeTruthy();
  removal.release({});
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.accountDeleted()));
  await waitFor(() => expect(getSession()).toBeNull());
});

test('deleting takes the code of an app in place of the password', async () => {
  const calls = fakeApi(
    answer(secondFactorRoutes.get, { passkeys: [], appSince: now, recoveryCodesLeft: 10, isRequired: false }),
    answer(secondFactorRoutes.startConfirmation, { code: true, passkey: null }),
    ...[me(), sessions, answer(accountRoutes.confirmIdentity, undefined)],
    answer(personalDataRoutes.remove, undefined),
  );
  const { router } = open();
  await press(dataTexts.deleteAction);
  await userEvent.click(await screen.findByRole('button', { name: dataTexts.otherProof }));
  const dialog = within(await screen.findByRole('dialog', { name: /Confirmez que c’est bien vous/ }));
  await userEvent.click(await dialog.findByRole('button', { name: texts.confirmWithCode }));
  await userEvent.type(dialog.getByLabelText(/code/i), '123456');
  expect(calls.some(({ route }) => route === personalDataRoutes.remove)).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: texts.confirmIdentityAction }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.accountDeleted()));
  const removals = calls.filter(({ route }) => route === personalDataRoutes.remove);
  expect(removals.map(({ body }) => body)).toEqual([{ withProof: true }]);
  await waitFor(() => expect(getSession()).toBeNull());
});

test('a session that ended before its account could be deleted ends here too', async () => {
  const removal = hold(personalDataRoutes.remove);
  fakePage(me(), sessions, removal.reply);
  const { router } = open();
  await confirmDeletion();
  removal.release(new ApiError(commonErrors.unauthenticated).toBody(), 401);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.login()));
  expect(getSession()).toBeNull();
});

test('the archive asks for the password when it was last given too long ago, and then comes', async () => {
  const needed = accountErrors.password_required;
  const calls = fakePage(me(), sessions, answer(accountRoutes.confirmIdentity, undefined));
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(JSON.stringify(new ApiError(needed).toBody()), { status: 403 }))
    .mockResolvedValueOnce(new Response('archive'));
  open();
  await press(dataTexts.exportAction);
  const dialog = within(await screen.findByRole('dialog', { name: /Confirmez que c’est bien vous/ }));
  await userEvent.type(dialog.getByLabelText(/^Mot de passe/), 'charpente 12');
  await userEvent.click(dialog.getByRole('button', { name: texts.confirmIdentityAction }));
  expect(await screen.findByText(dataTexts.exportDone)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ password: 'charpente 12' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  fetched.mockRestore();
});
