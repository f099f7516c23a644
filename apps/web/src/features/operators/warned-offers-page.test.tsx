import { operatorRoutes } from '@mitoyen/contract/features/operators/operators.contract.ts';
import type { WarnedOffer } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { warnedOffersTexts as texts } from './operators.texts.ts';
import WarnedOffersPage from './warned-offers-page.tsx';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const offer: WarnedOffer = {
  id: 'offer-1',
  kind: 'mission',
  titre: 'Renfort de projet',
  companyName: 'Atelier Rivage',
  companyUserId: 'user-1',
  createdAt: '2026-11-23T10:00:00.000Z',
  warnings: [
    {
      rule: 'hidden_employment',
      field: 'description',
      words: 'congés à valider',
      why: 'Un emploi.',
      isRead: true,
    },
    { rule: 'unpaid', field: 'budget', words: '', why: 'Un budget à 0 €.', isRead: false },
  ],
};

test('shows each offer with its firm, the words that warn and whether they were read', async () => {
  fakeApi(answer(operatorRoutes.listWarnedOffers, [offer]));
  renderPage(WarnedOffersPage, patterns.warnedOffers);
  const link = await screen.findByRole('link', { name: offer.titre });
  expect(link.getAttribute('href')).toBe(paths.offer('offer-1'));
  expect(screen.getByRole('link', { name: 'Atelier Rivage' }).getAttribute('href')).toBe(
    paths.operatorAccount('user-1'),
  );
  expect(screen.getByText('congés à valider').tagName).toBe('MARK');
  expect(screen.getByText(new RegExp(asShown(texts.read)))).toBeTruthy();
  expect(screen.getByText(new RegExp(texts.unread))).toBeTruthy();
});

test('says when there is none', async () => {
  fakeApi(answer(operatorRoutes.listWarnedOffers, []));
  renderPage(WarnedOffersPage, patterns.warnedOffers);
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});
