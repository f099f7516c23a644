import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { secondFactorRoutes as routes } from '@mitoyen/contract/features/second-factor/second-factor.contract.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { SecondFactorSection } from './second-factor-section.tsx';

const none = { passkeys: [], appSince: null, recoveryCodesLeft: 0, isRequired: false };
const laptop = { id: 'key-1', name: 'Portable', createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null };
const codes = Array.from({ length: 10 }, (_, index) => `7K2M-9QXT-000${index}`);
const started = {
  token: 'begun',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Mitoyen?secret=JBSWY3DPEHPK3PXP',
};
const noOtherWay = answer(routes.startConfirmation, { code: false, passkey: null });

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderPage(() => <SecondFactorSection userId={camille.user.id} />, patterns.account);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('an app is added by its code; a wrong one stays to be mended; the codes are shown', async () => {
  const wrong = secondFactorErrors.code_wrong;
  const issues = [{ path: 'code', message: wrong.message }];
  const calls = fakeApi(
    answer(routes.get, none),
    answer(routes.startApp, started),
    refuse(routes.addApp, wrong.status, new ApiError(wrong, { issues }).toBody()),
    answer(routes.addApp, { recoveryCodes: codes }),
  );
  open();
  await press(texts.addApp);
  const dialog = within(await screen.findByRole('dialog', { name: texts.appDialogTitle }));
  expect(dialog.getByRole('img', { name: texts.qrLabel }).querySelector('[style]')).toBeNull();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const field = dialog.getByLabelText<HTMLInputElement>(/^Code à 6 chiffres/);
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  await userEvent.type(field, '123 456');
  await press(texts.confirmApp);
  expect(await dialog.findByText(wrong.message)).toBeTruthy();
  expect(field.value).toBe('123 456');
  await userEvent.clear(field);
  await userEvent.type(field, '654321');
  await press(texts.confirmApp);
  const shown = within(await screen.findByRole('dialog', { name: texts.codesDialogTitle }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(calls.findLast(({ route }) => route === routes.addApp)?.body).toEqual({
    token: 'begun',
    code: '654321',
  });
  await press(texts.codesDone);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(texts.appAdded)).toBeTruthy();
});

test('what needs a proof asks for it and goes on; given up, it says what is missing', async () => {
  const needed = accountErrors.password_required;
  const refusal = refuse(routes.removePasskey, needed.status, new ApiError(needed).toBody());
  fakeApi(
    answer(routes.get, { ...none, passkeys: [laptop], recoveryCodesLeft: 10 }),
    ...[refusal, refusal, answer(routes.removePasskey, undefined), noOtherWay],
    answer(accountRoutes.confirmIdentity, undefined),
  );
  open();
  await press(texts.removePasskey('Portable'));
  const dialog = () => screen.findByRole('dialog', { name: /Confirmez que c’est bien vous/ });
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText(needed.message)).toBeTruthy();
  await press(texts.removePasskey('Portable'));
  await userEvent.type(within(await dialog()).getByLabelText(/^Mot de passe/), 'charpente 12');
  await press('Confirmer');
  expect(await screen.findByText(texts.passkeyRemoved)).toBeTruthy();
});

test('a proof may be given by a code of the app', async () => {
  const needed = accountErrors.password_required;
  const calls = fakeApi(
    answer(routes.get, { ...none, appSince: laptop.createdAt, recoveryCodesLeft: 3 }),
    refuse(routes.renewRecoveryCodes, needed.status, new ApiError(needed).toBody()),
    answer(routes.renewRecoveryCodes, { recoveryCodes: codes }),
    answer(routes.startConfirmation, { code: true, passkey: null }),
    answer(accountRoutes.confirmIdentity, undefined),
  );
  open();
  expect(await screen.findByText(/Codes qui vous restent/)).toBeTruthy();
  await press(texts.renewCodes);
  await press('Utiliser un code de mon application');
  await userEvent.type(screen.getByLabelText(/^Code à 6 chiffres/), '123456');
  await press('Confirmer');
  expect(await screen.findByRole('dialog', { name: texts.codesDialogTitle })).toBeTruthy();
  expect(calls.find(({ route }) => route === accountRoutes.confirmIdentity)?.body).toEqual({
    code: '123456',
  });
});

test('a browser without passkeys says so, and keeps the name that was typed', async () => {
  const creation = {
    challenge: 'AAAA',
    rp: { id: 'mitoyen.test', name: 'Mitoyen' },
    user: { id: 'AAAA', name: 'camille@exemple.fr', displayName: 'Camille' },
    pubKeyCredParams: [],
    timeout: 1000,
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
  fakeApi(answer(routes.get, none), answer(routes.startPasskey, creation));
  open();
  await press(texts.addPasskey);
  const dialog = within(await screen.findByRole('dialog', { name: texts.addPasskey }));
  const name = dialog.getByLabelText<HTMLInputElement>(/^Nom de la clé/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Bureau');
  await press(texts.createPasskey);
  expect(await dialog.findByText(/Ce navigateur ne sait pas utiliser de clé d’accès/)).toBeTruthy();
  expect(name.value).toBe('Bureau');
});

test('an operator without one is told to add one; a failed load can be tried again', async () => {
  fakeApi(lose(routes.get), answer(routes.get, { ...none, isRequired: true }));
  open();
  expect(await screen.findByText(texts.loadFailure)).toBeTruthy();
  await press('Réessayer');
  expect(await screen.findByText(texts.requiredTitle)).toBeTruthy();
});

test('a passkey gets another name in place; a wrong one is told beside it', async () => {
  const calls = fakeApi(
    answer(routes.get, { ...none, passkeys: [laptop], recoveryCodesLeft: 10 }),
    answer(routes.renamePasskey, { id: laptop.id, name: 'Bureau' }),
    answer(routes.get, { ...none, passkeys: [{ ...laptop, name: 'Bureau' }], recoveryCodesLeft: 10 }),
  );
  open();
  await press(texts.renamePasskey('Portable'));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Nom de la clé/);
  expect([field.value, document.activeElement]).toEqual(['Portable', field]);
  await userEvent.clear(field);
  await press('Enregistrer');
  expect(await screen.findAllByText(/un nom de 1 à 60 caractères/)).not.toEqual([]);
  await userEvent.type(field, 'Bureau');
  await press('Enregistrer');
  expect(await screen.findByText(texts.passkeyRenamed)).toBeTruthy();
  expect(calls.find(({ route }) => route === routes.renamePasskey)?.body).toEqual({ name: 'Bureau' });
  expect(screen.queryByLabelText(/^Nom de la clé/)).toBeNull();
});
