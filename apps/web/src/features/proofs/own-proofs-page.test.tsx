import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { proofLoanRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { OwnProofs } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi as anyApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { namedOtherwise } from '../../core/pages/named-as-read.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { ownProofsTexts as texts } from './own/own-proofs.texts.ts';
import OwnProofsPage from './own-proofs-page.tsx';
import { proof } from './proof.fixture.ts';

const file = vi.hoisted(() => ({ lines: [] as string[] }));
vi.mock('./reading/read-file-lines.ts', () => ({ readFileLines: async () => file.lines }));
vi.mock('../uploads/upload-file.ts', () => ({ uploadFile: async () => ({ url: '/files/sent' }) }));

beforeEach(() => {
  sessionStorage.clear();
  signInAs('freelance');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

/** Of a freelance who lends nothing. */
const fakeApi = (...replies: readonly ReturnType<typeof answer | typeof refuse>[]) =>
  anyApi(...replies, answer(proofLoanRoutes.list, { loans: [], firms: [] }));
const { list, add, change, remove } = proofRoutes;
const vigilance = 'Attestation de vigilance';
const nothing: OwnProofs = { proofs: [], registration: { state: 'exists', readOn: '2026-05-31' } };
const open = () => renderPage(OwnProofsPage, paths.proofs());
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is asked and why, and what the registry said', async () => {
  fakeApi(answer(list, nothing));
  open();
  expect(await screen.findByText(/SIRET ouvert au registre, lu le 31 mai 2026/)).toBeTruthy();
  expect(screen.getByText(/C. trav. art. L8222-1 et D8222-5/u)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Ajouter/ })).toHaveLength(13);
  expect(namedOtherwise()).toEqual([]);
});

test('who looks for a job is asked for titles alone', async () => {
  signInAs('jobseeker');
  fakeApi(answer(list, { proofs: [], registration: null }));
  open();
  await screen.findByRole('heading', { name: 'HMONP' });
  expect(screen.getAllByRole('button', { name: /^Ajouter/ })).toHaveLength(4);
  expect(screen.queryByText(texts.registration)).toBeNull();
  expect(document.body.textContent).not.toMatch(/clients/);
});

test('a firm is told whose page it is, and nothing of other pages', async () => {
  signInAs('entreprise');
  fakeApi();
  open();
  expect(await screen.findByText('Elle est réservée aux freelances et aux candidats.')).toBeTruthy();
});

test('a proof is typed in and sent once under its key; its faults are said beside their fields', async () => {
  const calls = fakeApi(
    answer(list, nothing),
    refuse(add, 400, {
      error: 'Non',
      code: 'invalid_request',
      issues: [{ path: 'number', message: 'Code inconnu.' }],
    }),
    answer(add, proof()),
    answer(list, { ...nothing, proofs: [proof({ until: '2099-01-01' })] }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.addOf(vigilance) }));
  await press(texts.save);
  expect(screen.getByText('Indiquez la date de l’attestation.')).toBeTruthy();
  const today = parisDay(new Date());
  fireEvent.change(field('Date'), { target: { value: today } });
  fireEvent.change(field('Code'), { target: { value: '7Q4Z' } });
  await press(texts.save);
  expect(await screen.findByText('Code inconnu.')).toBeTruthy();
  fireEvent.change(field('Code'), { target: { value: '7Q4Z2K1M9PX3C55' } });
  await press(texts.save);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  const [first, second] = calls.filter(({ route }) => route === add);
  expect(second?.body).toEqual({ kind: 'vigilance', date: today, number: '7Q4Z2K1M9PX3C55', document: null });
  expect(first?.idempotencyKey).toBeTruthy();
  expect(await screen.findByText('Déclaré')).toBeTruthy();
});

test('what a PDF says is proposed, marked as read, and confirmed by leaving the field', async () => {
  const today = parisDay(new Date());
  const [year, month, day] = today.split('-');
  file.lines = [`Fait à Lyon, le ${day}/${month}/${year}`, 'Code de sécurité : 7Q4Z2K1M9PX3C55'];
  fakeApi(answer(list, nothing));
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.addOf(vigilance) }));
  const pdf = new File(['%PDF-1.7'], 'vigilance.pdf', { type: 'application/pdf' });
  await userEvent.upload(field('Document') as HTMLInputElement, pdf);
  expect(await screen.findAllByText('Lu dans votre document, à vérifier.')).toHaveLength(2);
  expect((field('Date') as HTMLInputElement).value).toBe(today);
  fireEvent.blur(field('Code'));
  expect(screen.getAllByText('Lu dans votre document, vérifié.')).toHaveLength(1);
  await press('Retirer ce qui a été lu\u00a0: date');
  expect((field('Date') as HTMLInputElement).value).toBe('');
});

test('states are told, a refusal with its reason; a change takes the decision away', async () => {
  const verified = proof({
    state: 'verified',
    note: 'Code lu.',
    until: '2099-01-01',
    date: parisDay(new Date()),
  });
  const proofs = [
    verified,
    proof({ id: 'two', kind: 'tax', year: 2025, state: 'expired', until: '2025-12-31' }),
    proof({ id: 'three', kind: 'hmonp', state: 'refused', note: 'Illisible.', until: null }),
  ];
  const calls = fakeApi(answer(list, { ...nothing, proofs }), answer(change, proof()), answer(list, nothing));
  open();
  expect(await screen.findByText(/^Motif.*Illisible/)).toBeTruthy();
  expect(screen.getByText(/Terminé le 31 décembre 2025/)).toBeTruthy();
  expect(screen.getByText(texts.noEnd)).toBeTruthy();
  await press(texts.editOf(vigilance));
  expect(screen.getByText(asShown(texts.redeclare))).toBeTruthy();
  await press(texts.save);
  const said = await screen.findByText(texts.saved);
  expect(said.closest('li')?.querySelector('h3')?.textContent).toBe(vigilance);
  expect(calls.find(({ route }) => route === change)?.body).toMatchObject({
    kind: 'vigilance',
    date: verified.date,
  });
});

test('what is held once is renewed, with what usually stays', async () => {
  const liability = proof({
    kind: 'liability',
    body: 'Mutuelle du bâti',
    number: 'RC-204',
    domains: 'Maîtrise d’œuvre',
    territory: 'France',
    from: '2026-01-01',
    to: '2026-12-31',
  });
  fakeApi(answer(list, { ...nothing, proofs: [liability, proof({ id: 'two', kind: 'diploma' }), proof()] }));
  open();
  expect(await screen.findAllByRole('button', { name: /^Renouveler/ })).toHaveLength(2);
  // another of the others is added beside
  expect(screen.getByRole('button', { name: texts.addOf('Diplôme') })).toBeTruthy();
  await press(texts.renewOf('Assurance RC professionnelle'));
  expect((field('Assureur') as HTMLInputElement).value).toBe('Mutuelle du bâti');
  expect((field('Fin') as HTMLInputElement).value).toBe('');
  await press('Fermer');
  await press(texts.renewOf(vigilance));
  expect((field('Code') as HTMLInputElement).value).toBe('');
});

test('what a renewal took the place of is put below it', async () => {
  const [renewed, before] = [
    proof({ id: 'two', until: '2099-05-31' }),
    proof({ until: '2098-11-21', number: 'ANCIENCODE' }),
  ];
  fakeApi(answer(list, { ...nothing, proofs: [renewed, before] }));
  open();
  const past = (await screen.findByText(texts.past(1))).closest('details');
  expect(past?.textContent).toContain('ANCIENCODE');
  expect(past?.textContent).not.toContain('7Q4Z2K1M9PX3C55');
});

test('one is deleted once that is confirmed', async () => {
  const calls = fakeApi(
    answer(list, { ...nothing, proofs: [proof()] }),
    answer(remove, undefined),
    answer(list, nothing),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.removeOf(vigilance) }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.remove }));
  expect(await screen.findByText(texts.removed)).toBeTruthy();
  expect(calls.filter(({ route }) => route === remove)).toHaveLength(1);
});
