import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { availabilityQuestionTexts } from '../availability/availability.texts.ts';
import MyProfilePage from '../profiles/my-profile-page.tsx';
import { ownJobseeker } from '../profiles/own/my-profile.fixture.ts';
import { cvDownloadTexts } from './cv-downloads.texts.ts';

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
  expect(screen.getByText(cvDownloadTexts.cvDownloadBy.visitor)).toBeTruthy();
  expect(screen.getByText(cvDownloadTexts.cvDownloadBy.deleted)).toBeTruthy();
});

test('nobody yet is said; without a CV there is nothing to say', async () => {
  fakeApi(profile(), none);
  open();
  expect(await screen.findByText(cvDownloadTexts.noCvDownload)).toBeTruthy();
  cleanup();
  fakeApi(profile({ hasCv: false, cv: null }));
  open();
  await screen.findByText(ownJobseeker.title);
  expect(screen.queryByText(cvDownloadTexts.cvDownloads)).toBeNull();
});

test('a failed load is told, with another try', async () => {
  fakeApi(profile(), lose(cvDownloadRoutes.list), none, answer(matchRoutes.listForProfile, []));
  open();
  const failure = await screen.findByText(cvDownloadTexts.cvDownloadsFailure);
  const section = failure.closest('section') as HTMLElement;
  await userEvent.click(within(section).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(cvDownloadTexts.noCvDownload)).toBeTruthy();
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
  await userEvent.click(screen.getByRole('button', { name: availabilityQuestionTexts.stillTrue }));
  expect(await screen.findByText(/Votre disponibilité est à jour/)).toBeTruthy();
  expect(screen.queryByText('Disponible sous 3 mois, à confirmer')).toBeNull();
  expect(calls.find(({ route }) => route === availabilityRoutes.answer)?.body).toEqual({ answer: 'yes' });
  expect(screen.queryByRole('button', { name: availabilityQuestionTexts.stillTrue })).toBeNull();
});
