import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
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
import { readJustSent } from './just-sent.ts';

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

test('sends letter and rate, then leads to one’s applications', async () => {
  const calls = fakeApi(noProfile, answer(applicationRoutes.apply, application()));
  const { router } = open();
  await write();
  expect(await atAddress(paths.ownApplications())).toBeTruthy();
  expect(readJustSent(router.state.location.state)).toBe('Atelier Canopée');
  expect(onClose).toHaveBeenCalled();
  expect(calls.find(({ route }) => route === applicationRoutes.apply)?.body).toEqual({
    jobId: 'offer-1',
    coverLetter: 'Bonjour',
    proposedRate: 350,
  });
});

test('a failure is told, and letter and rate are there when the form opens again', async () => {
  fakeApi(noProfile, lose(applicationRoutes.apply));
  const { unmount } = open();
  await write();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erreur lors de l’envoi de la candidature');
  // beside the button, not above a form that is longer than a phone is high
  const rate = screen.getByLabelText(/^Tarif/);
  expect(rate.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(onClose).not.toHaveBeenCalled();
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
  expect(await atAddress(paths.ownApplications())).toBeTruthy();
  expect(calls.filter(({ route }) => route === applicationRoutes.apply)).toHaveLength(1);
});

test('who applied before is led to that application', async () => {
  const { status, code, message } = applicationErrors.already_applied;
  fakeApi(noProfile, refuse(applicationRoutes.apply, status, { code, error: message }));
  open();
  await write();
  expect(await screen.findByText('Vous avez déjà postulé à cette offre.')).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.toApplications });
  expect(link.getAttribute('href')).toBe(paths.ownApplications());
});

test('nothing is sent without a letter and a rate', async () => {
  const calls = fakeApi(noProfile);
  open();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(
    screen.getByRole('link', { name: 'Lettre de motivation : ce champ est obligatoire.' }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/^Lettre/));
  expect(screen.getByLabelText(/^Tarif/).getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ route }) => route === applicationRoutes.apply)).toBe(false);
});
