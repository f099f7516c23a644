import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import type { OwnLoans, ProofLoan } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths } from '../../../paths.ts';
import OwnProofsPage from '../own-proofs-page.tsx';
import { loansTexts as texts } from './loans.texts.ts';

beforeEach(() => signInAs('freelance'));
afterEach(() => {
  cleanup();
  setSession(null);
});

const { list, lend, revoke } = proofLoanRoutes;
const firms: OwnLoans['firms'] = [
  { companyUserId: 'firm-1', name: 'Atelier Canopée', siren: '123456789', isConfirmed: true },
  { companyUserId: 'firm-2', name: 'Agence Berthier', siren: '987654321', isConfirmed: false },
];
const loan = (over: Partial<ProofLoan> = {}): ProofLoan => ({
  id: 'loan-1',
  siren: '123456789',
  companyName: 'Atelier Canopée',
  lentOn: '2026-05-22',
  until: '2026-11-21',
  state: 'open',
  downloads: [],
  ...over,
});
const proofs = answer(proofRoutes.list, { proofs: [], registration: null });
const open = (query = {}) => renderPage(OwnProofsPage, paths.proofs(), paths.proofs(query));

test('proofs are lent to the firm whose conversation led here', async () => {
  const calls = fakeApi(
    proofs,
    answer(list, { loans: [], firms }),
    answer(lend, loan()),
    answer(list, { loans: [loan()], firms }),
  );
  open({ entreprise: 'firm-1' });
  await userEvent.selectOptions(await screen.findByLabelText(new RegExp(`^${texts.months}`)), '12');
  await userEvent.click(screen.getByRole('button', { name: texts.lend }));
  expect(await screen.findByText(texts.noDownload)).toBeTruthy();
  expect(calls.find(({ route }) => route === lend)?.body).toEqual({ companyUserId: 'firm-1', months: 12 });
  expect(screen.getByText(texts.lent)).toBeTruthy();
});

test('why a loan is refused is said', async () => {
  const refusal = {
    error: 'Cette entreprise doit d’abord confirmer son SIREN.',
    code: 'loan_firm_unconfirmed',
  };
  fakeApi(proofs, answer(list, { loans: [], firms }), refuse(lend, 409, refusal));
  open({ entreprise: 'firm-2' });
  await userEvent.click(await screen.findByRole('button', { name: texts.lend }));
  expect(await screen.findByText(refusal.error)).toBeTruthy();
});

test('downloads are listed, and a loan is taken back', async () => {
  const downloads = [
    { at: '2026-06-02T08:00:00.000Z', by: 'Noé Garnier' },
    { at: '2026-06-01T08:00:00.000Z', by: null },
  ];
  const calls = fakeApi(
    proofs,
    answer(list, { loans: [loan({ downloads })], firms: [] }),
    answer(revoke, undefined as never),
    answer(list, { loans: [loan({ downloads, state: 'revoked' })], firms: [] }),
  );
  open();
  expect(await screen.findByText('2 juin 2026, Noé Garnier')).toBeTruthy();
  expect(screen.getByText('1er juin 2026, un compte supprimé')).toBeTruthy();
  expect(screen.getByText(texts.noFirm)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.revokeOf('Atelier Canopée') }));
  expect(await screen.findByText(texts.states.revoked)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.revokeOf('Atelier Canopée') })).toBeNull();
  expect(calls.filter(({ route }) => route === revoke)).toHaveLength(1);
});
