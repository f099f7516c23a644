import type { AddressConfirmation } from '@mitoyen/contract/core/address-confirmation.ts';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, refuse } from '../../../core/api/fake-api.fixture.ts';
import { pageConfig } from '../../../core/pages/page-config.fixture.ts';
import { PageConfigContext } from '../../../core/pages/page-config.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../../core/session/session-store.ts';
import { patterns } from '../../../paths.ts';
import { confirmationTexts as texts } from './confirmation.texts.ts';
import { ConfirmationStrip } from './confirmation-strip.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

const me = (emailConfirmed: boolean) =>
  answer(accountRoutes.me, {
    user: { ...camille.user, emailConfirmed },
    profile: null,
    unreadCount: 0,
    unseenApplicationCount: 0,
    unreadNotificationCount: 0,
  });

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (addressConfirmation: AddressConfirmation = 'limits', pattern: string = patterns.profile) =>
  renderPage(
    () => (
      <PageConfigContext value={{ ...pageConfig, addressConfirmation }}>
        <ConfirmationStrip />
        <main id="contenu" tabIndex={-1}>
          <UnconfirmedEmail />
        </main>
      </PageConfigContext>
    ),
    pattern,
  );
const strip = () => screen.queryByRole('region', { name: texts.strip });

test.each(['limits', 'required'] as const)(
  'asks an unconfirmed account for its address, and says what %s means',
  async (mode) => {
    fakeApi(me(false));
    open(mode);
    const shown = await screen.findByRole('region', { name: texts.strip });
    expect(shown.textContent).toContain(texts.openLink(camille.user.email));
    expect(shown.textContent).toContain(texts.until(mode, camille.user.role));
  },
);

test('its place is there before the server answers for who is known to be asked', async () => {
  setSession({ ...camille, user: { ...camille.user, emailConfirmed: false } });
  fakeApi(hold(accountRoutes.me).reply);
  open();
  expect(await screen.findByRole('region', { name: texts.strip })).toBeTruthy();
});

test('what the browser keeps follows the server: asked, then confirmed elsewhere', async () => {
  fakeApi(me(false), me(true));
  open();
  await screen.findByRole('region', { name: texts.strip });
  expect(getSession()?.user.emailConfirmed).toBe(false);
  cleanup();
  open();
  await waitFor(() => expect(strip()).toBeNull());
  expect(getSession()?.user.emailConfirmed).toBe(true);
});

test('is there for nobody else: confirmed, not asked, signed out', async () => {
  const calls = fakeApi(me(true));
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(strip()).toBeNull();
  cleanup();
  const unasked = fakeApi(me(false));
  open('off');
  setSession(null);
  open();
  expect([strip(), unasked]).toEqual([null, []]);
});

test('says so in Compte in its own place', async () => {
  fakeApi(me(false));
  open('limits', patterns.account);
  expect(await screen.findByText(texts.title)).toBeTruthy();
  expect(strip()).toBeNull();
});

test('sends another link, or says why it does not', async () => {
  const tooMany = accountErrors.too_many_confirmation_mails;
  const calls = fakeApi(
    me(false),
    answer(accountRoutes.sendConfirmation, { success: true }),
    refuse(accountRoutes.sendConfirmation, tooMany.status, new ApiError(tooMany).toBody()),
  );
  open();
  await screen.findByRole('region', { name: texts.strip });
  const press = () => userEvent.click(screen.getAllByRole('button', { name: texts.sendAgain })[0] as Element);
  await press();
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain(
    texts.sent(camille.user.email),
  );
  expect(calls.map(({ route }) => route)).toContain(accountRoutes.sendConfirmation);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(tooMany.message);
});

test('put aside by keyboard, it is gone until the visit ends, and the focus is in the page', async () => {
  fakeApi(me(false), me(false));
  open();
  const hide = await screen.findByRole('button', { name: texts.hide });
  hide.focus();
  await userEvent.keyboard('{Enter}');
  expect(strip()).toBeNull();
  expect(document.activeElement?.id).toBe('contenu');
  cleanup();
  open();
  await screen.findByText(texts.title);
  expect(strip()).toBeNull();
});
