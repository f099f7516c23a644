import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { termsFieldTexts } from '../accounts/terms-field.texts.ts';
import { phoneTexts as texts } from '../phone-verification/phone.texts.ts';
import { acceptTerms, fillAccount, submit, type, typedIn } from '../profiles/setup/setup-form.fixture.ts';
import JobseekerSetupPage from './jobseeker-setup-page.tsx';

const { send, verify } = phoneVerificationRoutes;
const sent = answer(send, { success: true });
const verified = answer(verify, { success: true });
const show = () => renderPage(JobseekerSetupPage, patterns.jobseekerSetup);
const refuseWith = (
  route: typeof send | typeof verify,
  {
    status,
    code,
    message,
  }:
    | typeof phoneErrors.code_invalid
    | typeof phoneErrors.sms_unavailable
    | typeof phoneErrors.phone_not_verified,
) => refuse(route, status, { error: message, code });

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function sendCode() {
  type(/^Numéro de mobile/, '06 12 34 56 78');
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  await screen.findByLabelText(/^Code reçu/);
}

async function verifyCode() {
  type(/^Code reçu/, '123456');
  fireEvent.click(screen.getByRole('button', { name: texts.verify }));
  await screen.findByText(texts.verified);
}

function fillProfile() {
  type(/^Titre/, 'Conductrice de travaux');
  type(/^Spécialité/, 'Gros œuvre');
  type(/^Expérience/, '3');
  type(/^Localisation/, 'Nantes');
  type(/^Salaire souhaité/, '38000');
  type(/^Description/, 'Dix ans de chantier.');
  type(/^Compétences/, 'Planning');
}

test('number, code, verified; another number starts again', async () => {
  const calls = fakeApi(sent, verified);
  show();
  await sendCode();
  expect(screen.getByLabelText(/^Code reçu/).getAttribute('autocomplete')).toBe('one-time-code');
  await verifyCode();
  expect(calls.map(({ body }) => body)).toEqual([
    { phoneNumber: '06 12 34 56 78' },
    { phoneNumber: '06 12 34 56 78', code: '123456' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: texts.change }));
  expect(screen.queryByText(texts.verified)).toBeNull();
  expect(screen.getByRole('button', { name: texts.send })).toBeTruthy();
});

test('that the phone is to be verified is not said any longer once its code was sent', async () => {
  fakeApi(sent);
  show();
  acceptTerms();
  type(/^Numéro de mobile/, '06 12 34 56 78');
  submit();
  const phone = screen.getByLabelText(/^Numéro de mobile/);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await sendCode();
  expect(phone.getAttribute('aria-invalid')).toBeNull();
});

test('the box once ticked does not ask to be ticked', () => {
  fakeApi();
  show();
  expect(screen.getByText(termsFieldTexts.needed)).toBeTruthy();
  acceptTerms();
  expect(screen.queryByText(termsFieldTexts.needed)).toBeNull();
});

test('a wrong code is told beside it and can be typed again', async () => {
  fakeApi(sent, refuseWith(verify, phoneErrors.code_invalid), verified);
  show();
  await sendCode();
  type(/^Code reçu/, '000000');
  fireEvent.click(screen.getByRole('button', { name: texts.verify }));
  expect(await screen.findByText('Code invalide ou expiré.')).toBeTruthy();
  await verifyCode();
});

test.each([
  [
    'the provider’s failure',
    refuseWith(send, phoneErrors.sms_unavailable),
    phoneErrors.sms_unavailable.message,
  ],
  ['no answer', lose(send), texts.sendFailure],
])('a code that cannot be sent: %s', async (_name, reply, sentence) => {
  fakeApi(reply);
  show();
  type(/^Numéro de mobile/, '06 12 34 56 78');
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(typedIn(/^Numéro de mobile/)).toBe('06 12 34 56 78');
});

test('another code can be asked for after a minute', async () => {
  vi.useFakeTimers();
  fakeApi(sent);
  show();
  type(/^Numéro de mobile/, '06 12 34 56 78');
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.resendIn(60) }).disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.resend }).disabled).toBe(false);
});

test('an unverified phone holds the form back', () => {
  const calls = fakeApi();
  show();
  fillAccount();
  fillProfile();
  type(/^Numéro de mobile/, '06 12 34 56 78');
  acceptTerms();
  submit();
  expect(screen.getAllByText(phoneErrors.phone_not_verified.message).length).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
});

test('the verified phone goes with the account, the CV for members by default', async () => {
  const calls = fakeApi(sent, verified, answer(accountRoutes.create, { id: camille.user.id, ...camille }));
  show();
  fillAccount();
  fillProfile();
  await sendCode();
  await verifyCode();
  acceptTerms();
  submit();
  await atAddress(paths.profile());
  expect(calls.at(-1)?.body).toMatchObject({
    phone: '06 12 34 56 78',
    role: 'jobseeker',
    profile: { expectedSalary: 38_000, availability: 'Disponible immédiatement', cvAudience: 'members' },
  });
});

test('a verification that the server has forgotten is asked for again', async () => {
  const { status, code, message } = phoneErrors.phone_not_verified;
  fakeApi(sent, verified, refuse(accountRoutes.create, status, { error: message, code }));
  show();
  fillAccount();
  fillProfile();
  await sendCode();
  await verifyCode();
  acceptTerms();
  submit();
  await waitFor(() => expect(screen.queryByText(texts.verified)).toBeNull());
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test('a draft keeps neither the code nor an old verification', async () => {
  fakeApi(sent, verified);
  const first = show();
  await sendCode();
  await verifyCode();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456');
  first.unmount();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  show();
  await waitFor(() => expect(typedIn(/^Numéro de mobile/)).toBe('06 12 34 56 78'));
  expect(screen.queryByText(texts.verified)).toBeNull();
});
