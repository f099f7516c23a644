import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { application, offer } from '../../offers/offer.fixture.ts';
import { applyTexts as texts } from '../applications.texts.ts';
import ApplyDialog from './apply-dialog.tsx';
import { readApplyOutcome } from './apply-outcome.ts';

const onClose = vi.fn();
const noProfile = lose(freelanceRoutes.getByUser);

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  signInAs('freelance');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () =>
  renderPage(
    () => <ApplyDialog target={offer()} onClose={onClose} />,
    patterns.offer,
    paths.offer('offer-1'),
  );

const change = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function write() {
  change(/^Lettre/, 'Bonjour');
  change(/^Tarif/, '350');
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
}

test('sends letter and rate, then closes and leads to the profile, which says so', async () => {
  const calls = fakeApi(noProfile, answer(applicationRoutes.apply, application()));
  const { router } = open();
  await write();
  expect(await atAddress(paths.profile())).toBeTruthy();
  expect(readApplyOutcome(router.state.location.state)).toEqual({ sentTo: 'Atelier Canopée' });
  expect(onClose).toHaveBeenCalled();
  expect(calls.find(({ route }) => route === applicationRoutes.apply)?.body).toEqual({
    jobId: 'offer-1',
    coverLetter: 'Bonjour',
    proposedRate: 350,
  });
});

test('failed, it leads there as well, and letter and rate are there when the form opens again', async () => {
  const broken = { code: 'internal', error: 'Erreur serveur.' };
  fakeApi(noProfile, refuse(applicationRoutes.apply, 500, broken));
  const { router, unmount } = open();
  await write();
  expect(await atAddress(paths.profile())).toBeTruthy();
  const failure = 'Erreur lors de l’envoi de la candidature';
  expect(readApplyOutcome(router.state.location.state)).toMatchObject({ failure, offerId: 'offer-1' });
  expect(onClose).toHaveBeenCalled();
  unmount();
  open();
  expect(screen.getByText(texts.draftRestored)).toBeTruthy();
  expect(screen.getByLabelText(/^Lettre/)).toHaveProperty('value', 'Bonjour');
  expect(screen.getByLabelText(/^Tarif/)).toHaveProperty('value', '350');
});

test('pressed twice, it leaves once and leads on', async () => {
  const calls = fakeApi(noProfile, answer(applicationRoutes.apply, application()));
  open();
  change(/^Lettre/, 'Bonjour');
  change(/^Tarif/, '350');
  const form = screen.getByRole('button', { name: texts.submit }).closest('form');
  if (!form) throw new Error('a form expected');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await atAddress(paths.profile())).toBeTruthy();
  expect(calls.filter(({ route }) => route === applicationRoutes.apply)).toHaveLength(1);
});

test('what the server refuses beside a field keeps the form open', async () => {
  const message = 'Tarif journalier : 100000 au plus.';
  const issues = [{ path: 'proposedRate', message }];
  fakeApi(noProfile, refuse(applicationRoutes.apply, 400, { code: 'invalid', error: message, issues }));
  open();
  await write();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing is sent without a letter and a rate', async () => {
  const calls = fakeApi(noProfile);
  open();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(
    screen.getByRole('link', { name: 'Écrivez votre lettre de motivation, même en quelques lignes.' }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/^Lettre/));
  expect(screen.getByLabelText(/^Tarif/).getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ route }) => route === applicationRoutes.apply)).toBe(false);
});
