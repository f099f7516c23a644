import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { ownCompany, ownFreelance, ownJobseeker } from './own/my-profile.fixture.ts';
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

test('leads to the public page, which shows it as others see it', async () => {
  fakeApi(
    answer(freelanceRoutes.getByUser, ownFreelance),
    answer(jobseekerRoutes.getByUser, ownJobseeker),
    answer(companyRoutes.getByUser, ownCompany),
  );
  show('freelance');
  await atAddress(paths.freelance(ownFreelance.id));
  cleanup();
  show('jobseeker');
  await atAddress(paths.jobseeker(ownJobseeker.id));
  cleanup();
  show('entreprise');
  await atAddress(paths.company(ownCompany.id));
});

test('says that it is on its way, and that it did not come', async () => {
  fakeApi(hold(freelanceRoutes.getByUser).reply);
  show('freelance');
  expect(screen.getByText(texts.loading)).toBeTruthy();
  cleanup();
  fakeApi(lose(freelanceRoutes.getByUser));
  show('freelance');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
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
