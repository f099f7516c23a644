import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { cvDownloadTexts as partTexts } from '../cv-downloads/cv-downloads.texts.ts';
import { jobseeker } from '../profiles/profile.fixture.ts';
import { profileTexts as texts } from '../profiles/profiles.texts.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import JobseekerPage from './jobseeker-page.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

async function show(profile: Jobseeker) {
  fakeApi(answer(jobseekerRoutes.get, profile));
  renderProfile(JobseekerPage, patterns.jobseeker, paths.jobseeker('jobseeker-1'));
  await screen.findByRole('heading', { level: 1 });
}

test('shows the objective, the salary and the availability in words', async () => {
  await show(jobseeker());
  expect(screen.getByRole('heading', { name: 'Objectif professionnel' })).toBeTruthy();
  expect(screen.getByText('Disponible sous 3 mois')).toBeTruthy();
  expect(screen.getByText(/38\s000\s€/)).toBeTruthy();
  expect(screen.getByText('Connectez-vous pour contacter ce candidat')).toBeTruthy();
});

test('a visitor learns that there is a CV, and how to get it', async () => {
  await show(jobseeker());
  expect(screen.getByText('CV disponible')).toBeTruthy();
  expect(screen.getByText(texts.cvSignedOut)).toBeTruthy();
  expect(screen.queryByRole('button', { name: partTexts.downloadCv })).toBeNull();
});

test('whoever may have the CV can download it', async () => {
  setSession(camille);
  await show(jobseeker({ cv: '/files/cv' }));
  expect(screen.getByRole('button', { name: partTexts.downloadCv })).toBeTruthy();
});

test('a member learns why the CV cannot be downloaded', async () => {
  setSession(camille);
  await show(jobseeker());
  expect(screen.getByText(asShown(texts.cvClosed))).toBeTruthy();
});

test('nothing is said about a CV that does not exist', async () => {
  await show(jobseeker({ hasCv: false }));
  expect(screen.queryByText('CV disponible')).toBeNull();
});

test.each([
  ['members', true],
  ['nobody', false],
] as const)('its owner sees what a member does of a CV for %s: %s', async (cvAudience, mayDownload) => {
  setSession(camille);
  await show(jobseeker({ user_id: camille.user.id, cv: '/files/cv', cvAudience }));
  expect(await screen.findByRole('region', { name: texts.own.title })).toBeTruthy();
  expect(screen.getByText(texts.hasCv)).toBeTruthy();
  expect(screen.queryByRole('button', { name: partTexts.downloadCv }) !== null).toBe(mayDownload);
});

test.each(['members', 'discreet'] as const)(
  'the owner of a %s profile reads who finds it',
  async (visibility) => {
    setSession(camille);
    await show(jobseeker({ user_id: camille.user.id, visibility }));
    expect(await screen.findByText(asShown(texts.own.person[visibility]), { exact: false })).toBeTruthy();
  },
);
