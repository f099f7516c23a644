import { applicationErrors } from '@mitoyen/contract/features/applications/applications.errors.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../../paths.ts';
import { applyOutcomeTexts as texts } from '../applications.texts.ts';
import { type ApplyOutcome, applyOutcomeState } from './apply-outcome.ts';
import { ApplyOutcomeNotice } from './apply-outcome-notice.tsx';

afterEach(cleanup);

async function show(outcome: ApplyOutcome) {
  fakeApi();
  const { router } = renderPage(ApplyOutcomeNotice, patterns.profile);
  expect(screen.queryByRole('link')).toBeNull();
  await router.navigate(patterns.profile, { state: applyOutcomeState(outcome) });
  return (await screen.findByRole('link')).getAttribute('href');
}

test('says that an application was sent, and to whom', async () => {
  expect(await show({ sentTo: 'Atelier Canopée' })).toBe(paths.ownApplications());
  expect(screen.getByText(asShown(texts.sent))).toBeTruthy();
  expect(screen.getByText(texts.sentHint('Atelier Canopée'))).toBeTruthy();
});

test('is not said again by a page that was reloaded since', async () => {
  fakeApi();
  const { router, container } = renderPage(ApplyOutcomeNotice, patterns.profile);
  const state = applyOutcomeState({ sentTo: 'Atelier Canopée' });
  await router.navigate(patterns.profile, { state });
  await screen.findByRole('link');
  await router.navigate(patterns.profile, { state: { ...state, atMs: performance.timeOrigin - 1 } });
  await waitFor(() => expect(container.textContent).toBe(''));
});

test.each([
  [null, paths.offer('offer-1')],
  [applicationErrors.offer_closed.code, paths.offer('offer-1')],
  [applicationErrors.already_applied.code, paths.ownApplications()],
  [applicationErrors.freelance_profile_missing.code, paths.freelanceSetup()],
])('says why one was not sent (%s), and what can be done', async (code, wayOn) => {
  expect(await show({ failure: 'Refus', code, offerId: 'offer-1' })).toBe(wayOn);
  expect(screen.getByRole('alert').textContent).toContain('Refus');
  expect(screen.getByText(asShown(texts.kept))).toBeTruthy();
});
