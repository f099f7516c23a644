import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { createQueryClient } from '../../../core/api/query-client.ts';
import { getErrand } from '../../../core/errand/own-errand.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { job } from '../offer.fixture.ts';
import OfferPage, { head, load } from '../offer-page.tsx';
import { offerQuery } from '../offers.queries.ts';
import { offerTexts } from '../offers.texts.ts';
import { renderOffers } from '../render-offers.fixture.tsx';
import { mayApplyTexts, jobTexts as texts } from './jobs.texts.ts';

vi.mock('../../applications/apply/job-apply-dialog.tsx', () => ({
  default: ({ target }: { target: { id: string } }) => <p>{`dialog: apply for ${target.id}`}</p>,
}));

beforeEach(() => setSession(null));
afterEach(() => {
  cleanup();
  setSession(null);
});

const open = (over: Partial<JobOffer> = {}) => {
  fakeApi(answer(offerRoutes.get, job(over)));
  return renderOffers(OfferPage, patterns.offer, paths.offer('job-1'));
};

test('the signed-out read all of a job, and how to apply', async () => {
  open({ kind: 'msp', months: 6, tutor: 'Marie Lemoine', benefits: 'Mutuelle', startDate: null });
  const told = ['38 000 – 45 000 € brut par an', 'MSP (HMONP), 6 mois', texts.startsSoon, 'Marie Lemoine'];
  for (const text of [...told, 'Mutuelle', 'Plans d’exécution au 1/50.', 'Revit', '35 h par semaine'])
    expect(await screen.findByText(asShown(text))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Atelier Canopée' })).toBeTruthy();
  expect(screen.getByRole('link', { name: mayApplyTexts.createProfile }).getAttribute('href')).toBe(
    paths.jobseekerSetup(),
  );
  await userEvent.click(screen.getByRole('button', { name: mayApplyTexts.signIn }));
  expect(await screen.findByText(`dialog: login, ${paths.offer('job-1')}`)).toBeTruthy();
  expect(getErrand()).toMatchObject({ kind: 'apply', offer: { id: 'job-1' } });
});

test('a job seeker applies, and once they did, follows it', async () => {
  signInAs('jobseeker');
  open();
  await userEvent.click(await screen.findByRole('button', { name: offerTexts.apply }));
  expect(await screen.findByText('dialog: apply for job-1')).toBeTruthy();
  cleanup();
  open({ applied: true });
  const follow = await screen.findByRole('link', { name: offerTexts.toApplication });
  expect(follow.getAttribute('href')).toBe(paths.ownApplications());
  expect(screen.queryByRole('button', { name: offerTexts.apply })).toBeNull();
});

test('a freelance reads why not, and is led to missions', async () => {
  signInAs('freelance');
  open();
  expect(await screen.findByText(asShown(mayApplyTexts.freelance))).toBeTruthy();
  const missions = screen.getByRole('link', { name: mayApplyTexts.toMissions });
  expect(missions.getAttribute('href')).toBe(paths.offers());
  expect(screen.getByRole('button', { name: offerTexts.contactCompany })).toBeTruthy();
  expect(screen.queryByRole('button', { name: offerTexts.apply })).toBeNull();
});

test('a closed job says so, takes no application and leads to open ones', async () => {
  signInAs('jobseeker');
  open({ status: 'filled' });
  expect(await screen.findByText(texts.closed.filled)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.seeJobs }).getAttribute('href')).toBe(paths.jobs());
  expect(screen.queryByRole('button', { name: offerTexts.apply })).toBeNull();
});

test('its company closes it, edits it and reads its applications there', async () => {
  signInAs('entreprise', 'user-awa');
  open({ applicationCount: 2 });
  expect(await screen.findByRole('link', { name: '2 candidatures' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy();
  expect(screen.queryByText(mayApplyTexts.entreprise)).toBeNull();
});

test('the page is called after title, contract and firm, and search engines are kept from a closed one', async () => {
  for (const [status, noindex] of [
    ['open', false],
    ['expired', true],
  ] as const) {
    fakeApi(answer(offerRoutes.get, job({ status })));
    const queryClient = createQueryClient();
    await queryClient.ensureQueryData(offerQuery('job-1'));
    const url = new URL('http://page.invalid');
    const { signal } = new AbortController();
    const data = await load({ params: { id: 'job-1' }, url, queryClient, signal });
    expect(head({ params: {}, search: url.searchParams, data })).toMatchObject({
      title: 'Architecte en charge de projets, CDI – Atelier Canopée',
      noindex,
      section: paths.jobs(),
    });
  }
});
