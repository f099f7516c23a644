import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/fake-api.fixture.ts';
import { renderPage } from '../../core/render-page.fixture.tsx';
import { camille } from '../../core/session.fixture.ts';
import { setSession } from '../../core/session-store.ts';
import { patterns } from '../../paths.ts';
import { ownJobseeker } from './my-profile.fixture.ts';
import { myProfileTexts as texts } from './my-profile.texts.ts';
import MyProfilePage from './my-profile-page.tsx';

beforeEach(() => setSession({ ...camille, user: { ...camille.user, role: 'jobseeker' } }));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderPage(MyProfilePage, patterns.profile);
const profile = (over: Partial<typeof ownJobseeker> = {}) =>
  answer(jobseekerRoutes.getByUser, { ...ownJobseeker, ...over });
const at = new Date().toISOString();
const none = answer(cvDownloadRoutes.list, []);

test('a job seeker sees who took the CV', async () => {
  fakeApi(
    profile(),
    answer(cvDownloadRoutes.list, [
      { id: '1', downloadedAt: at, by: 'member', name: 'Atelier Canopée', role: 'entreprise' },
      { id: '2', downloadedAt: at, by: 'visitor', name: null, role: null },
      { id: '3', downloadedAt: at, by: 'deleted', name: null, role: null },
    ]),
  );
  open();
  expect(await screen.findByText('Atelier Canopée (Entreprise)')).toBeTruthy();
  expect(screen.getByText(texts.cvDownloadBy.visitor)).toBeTruthy();
  expect(screen.getByText(texts.cvDownloadBy.deleted)).toBeTruthy();
});

test('nobody yet is said; without a CV there is nothing to say', async () => {
  fakeApi(profile(), none);
  open();
  expect(await screen.findByText(texts.noCvDownload)).toBeTruthy();
  cleanup();
  fakeApi(profile({ hasCv: false, cv: null }));
  open();
  await screen.findByText(ownJobseeker.title);
  expect(screen.queryByText(texts.cvDownloads)).toBeNull();
});

test('a failed load is told, with another try', async () => {
  fakeApi(profile(), lose(cvDownloadRoutes.list), none);
  open();
  expect(await screen.findByText(texts.cvDownloadsFailure)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(texts.noCvDownload)).toBeTruthy();
});

test('an availability without an answer is asked about, and confirmed by one press', async () => {
  const calls = fakeApi(
    profile({ availabilityToConfirm: true }),
    profile(),
    none,
    answer(availabilityRoutes.answer, { availability: 'Disponible sous 3 mois' }),
  );
  open();
  expect(await screen.findByText('Disponible sous 3 mois, à confirmer')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.stillTrue }));
  expect(await screen.findByText(/Votre disponibilité est à jour/)).toBeTruthy();
  expect(screen.queryByText('Disponible sous 3 mois, à confirmer')).toBeNull();
  expect(calls.find(({ route }) => route === availabilityRoutes.answer)?.body).toEqual({ answer: 'yes' });
  expect(screen.queryByRole('button', { name: texts.stillTrue })).toBeNull();
});
