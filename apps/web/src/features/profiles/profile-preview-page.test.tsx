import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { cvDownloadTexts as partTexts } from '../cv-downloads/cv-downloads.texts.ts';
import { freelance, jobseeker } from './profile.fixture.ts';
import ProfilePreviewPage from './profile-preview-page.tsx';
import { profileTexts as texts } from './profiles.texts.ts';
import { renderProfile } from './render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const show = (role: Role | null) => {
  setSession({ ...camille, user: { ...camille.user, role } });
  renderProfile(ProfilePreviewPage, patterns.profilePreview, paths.profilePreview());
};
const own = { user_id: camille.user.id, username: 'Camille Durand' };

test('a freelance sees the page as a company does, its button at rest', async () => {
  fakeApi(answer(freelanceRoutes.getByUser, freelance({ ...own, siret: '73282932000074' })));
  show('freelance');
  expect(await screen.findByRole('heading', { level: 1, name: 'Camille Durand' })).toBeTruthy();
  expect(screen.getByText(texts.preview.title)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.contact }).disabled).toBe(true);
  expect(screen.queryByText(/73282932000074/)).toBeNull();
});

test.each<[NonNullable<Jobseeker['cvAudience']>, boolean]>([
  ['members', true],
  ['nobody', false],
])('a CV for %s: a company may download it: %s', async (cvAudience, mayDownload) => {
  const profile = jobseeker({ ...own, cv: '/files/cv', cvAudience });
  fakeApi(answer(jobseekerRoutes.getByUser, profile));
  show('jobseeker');
  expect(await screen.findByText(texts.hasCv)).toBeTruthy();
  expect(screen.queryByRole('button', { name: partTexts.downloadCv }) !== null).toBe(mayDownload);
});

test('without a profile there is nothing to preview', async () => {
  const missing = new ApiError(freelanceErrors.freelance_not_found);
  fakeApi(refuse(freelanceRoutes.getByUser, missing.status, missing.toBody()));
  show('freelance');
  await atAddress(paths.profile());
  cleanup();
  show(null);
  await atAddress(paths.profile());
});
