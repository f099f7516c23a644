import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, refuse } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { atAddress, renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { job, jobApplication } from '../../offers/offer.fixture.ts';
import { ownJobseeker } from '../../profiles/own/my-profile.fixture.ts';
import { appliesDiscreetlyText } from '../../visibility/index.ts';
import { applyTexts, jobApplyTexts as texts } from '../applications.texts.ts';
import { readApplyOutcome } from './apply-outcome.ts';
import JobApplyDialog from './job-apply-dialog.tsx';

const onClose = vi.fn();
const otherCv = '/files/01900000-0000-7000-8000-0000000000ab';
const withCv = answer(jobseekerRoutes.getByUser, ownJobseeker);
const withoutCv = answer(jobseekerRoutes.getByUser, { ...ownJobseeker, hasCv: false, cv: null });
const sent = answer(applicationRoutes.apply, jobApplication());

/** What a form opened before had kept. */
const keep = (values: object) =>
  sessionStorage.setItem(
    `${browserStorage.formDraft.name}apply:${camille.user.id}:job-1`,
    JSON.stringify(values),
  );

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  signInAs('jobseeker');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (over: Partial<JobOffer> = {}) =>
  renderPage(
    () => <JobApplyDialog target={job(over)} onClose={onClose} />,
    patterns.offer,
    paths.offer('job-1'),
  );
const write = (letter: string) =>
  fireEvent.change(screen.getByLabelText(/^Lettre/), { target: { value: letter } });
const send = () => userEvent.click(screen.getByRole('button', { name: applyTexts.submit }));

test('a discreet person reads that applying reveals them to this firm; others do not', async () => {
  const sentence = asShown(appliesDiscreetlyText('Atelier Canopée'));
  fakeApi(answer(jobseekerRoutes.getByUser, { ...ownJobseeker, visibility: 'discreet' }));
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  cleanup();
  fakeApi(withCv);
  open();
  expect(await screen.findByText(asShown(texts.copy('Atelier Canopée')))).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('says what the company gets, sends letter and profile’s CV, and leads to the applications', async () => {
  const calls = fakeApi(withCv, sent);
  const { router } = open();
  expect(await screen.findByText(asShown(texts.copy('Atelier Canopée')))).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Celui de mon profil/ })).toHaveProperty('checked', true);
  write('Bonjour');
  await send();
  expect(await atAddress(paths.ownApplications())).toBeTruthy();
  expect(readApplyOutcome(router.state.location.state)).toEqual({ sentTo: 'Atelier Canopée' });
  expect(calls.find(({ route }) => route === applicationRoutes.apply)?.body).toEqual({
    jobId: 'job-1',
    coverLetter: 'Bonjour',
  });
});

test('sends another CV than the profile’s, and no file is no CV', async () => {
  const calls = fakeApi(withCv, sent);
  open();
  write('Bonjour');
  await userEvent.click(await screen.findByRole('radio', { name: /^Un autre/ }));
  await send();
  expect(screen.getAllByText(asShown(texts.cvMissing)).length).toBeGreaterThan(0);
  expect(calls.some(({ route }) => route === applicationRoutes.apply)).toBe(false);
});

test('an uploaded CV and the letter outlive the dialog', async () => {
  keep({ coverLetter: 'Bonjour', cvChoice: 'other', cvUrl: otherCv });
  const calls = fakeApi(withCv, sent);
  open();
  expect(screen.getByText(applyTexts.draftRestored)).toBeTruthy();
  await screen.findByRole('radio', { name: /^Un autre/ });
  await send();
  await waitFor(() =>
    expect(calls.find(({ route }) => route === applicationRoutes.apply)?.body).toEqual({
      jobId: 'job-1',
      coverLetter: 'Bonjour',
      cvUrl: otherCv,
    }),
  );
});

test('a letter is asked for, but not for a stage', async () => {
  const calls = fakeApi(withoutCv, withoutCv, sent);
  open();
  await send();
  expect(
    screen.getAllByText(asShown('Écrivez votre lettre de motivation, même en quelques lignes.')).length,
  ).toBe(2);
  cleanup();
  open({ kind: 'stage' });
  expect(await screen.findByText(asShown(texts.noProfileCv))).toBeTruthy();
  await send();
  expect(await atAddress(paths.ownApplications())).toBeTruthy();
  expect(calls.find(({ route }) => route === applicationRoutes.apply)?.body).toEqual({
    jobId: 'job-1',
    coverLetter: '',
  });
});

test('a refusal is told in place, with the way on, and loses nothing', async () => {
  const { code, status, message } = applicationErrors.jobseeker_profile_missing;
  fakeApi(withoutCv, refuse(applicationRoutes.apply, status, { code, error: message }));
  open();
  write('Bonjour');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  const complete = screen.getByRole('link', { name: texts.completeProfile });
  expect(complete.getAttribute('href')).toBe(paths.jobseekerSetup());
  expect(screen.getByLabelText(/^Lettre/)).toHaveProperty('value', 'Bonjour');
  expect(onClose).not.toHaveBeenCalled();
});

test('is for job seekers only', () => {
  signInAs('freelance');
  fakeApi();
  open();
  expect(screen.queryByRole('dialog')).toBeNull();
});
