import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { SubmittedProof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import OperatorProofsPage from './operator-proofs-page.tsx';
import { operatorProofsTexts as texts } from './operators/operator-proofs.texts.ts';
import { proof } from './proof.fixture.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const submitted: SubmittedProof = {
  ...proof({ document: '/files/one', documentName: 'vigilance.pdf' }),
  userId: 'user-nora',
  username: 'Nora Petit',
  revision: 3,
  cautions: ['script'],
};
const { list, decide } = operatorProofRoutes;
const open = (address = paths.operatorProofs()) =>
  renderPage(OperatorProofsPage, patterns.operatorProofs, address);

test('what waits is read with its document, and decided on as it was read', async () => {
  const calls = fakeApi(answer(list, [submitted]), answer(decide, submitted), answer(list, []));
  open();
  expect(await screen.findByText('7Q4Z2K1M9PX3C55')).toBeTruthy();
  expect(screen.getByText(/contient du JavaScript/)).toBeTruthy();
  await userEvent.click(screen.getByText(texts.decisions.verified.heading, { selector: 'summary' }));
  await userEvent.type(
    screen.getByLabelText(new RegExp(`^${texts.decisions.verified.note}`)),
    'Code lu sur urssaf.fr.',
  );
  await userEvent.click(screen.getByRole('button', { name: texts.decisions.verified.action }));
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(calls.find(({ route }) => route === decide)?.body).toEqual({
    state: 'verified',
    note: 'Code lu sur urssaf.fr.',
    revision: 3,
  });
});

test('by keys alone: what is missing takes the focus, and after a decision the next proof does', async () => {
  const other = { ...submitted, id: 'other', username: 'Awa Sow' };
  fakeApi(
    answer(list, [submitted, other]),
    answer(decide, submitted),
    answer(list, [other]),
    answer(list, []),
  );
  open();
  const [first] = await screen.findAllByText(texts.decisions.verified.heading, { selector: 'summary' });
  expect(first?.textContent).toMatch(/: Attestation de vigilance, Nora Petit$/);
  await userEvent.click(first as HTMLElement);
  const form = within(first?.closest('li') as HTMLElement);
  const action = form.getByRole('button', { name: texts.decisions.verified.action });
  await userEvent.click(action);
  const note = form.getByLabelText(new RegExp(`^${texts.decisions.verified.note}`));
  expect(document.activeElement).toBe(note);
  await userEvent.type(note, 'Code lu sur urssaf.fr.');
  await userEvent.click(action);
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Awa Sow'));
  expect(document.activeElement?.tagName).toBe('H2');
});

test('each state has its list, and what is decided can be decided otherwise', async () => {
  const calls = fakeApi(answer(list, [{ ...submitted, state: 'refused', note: 'Illisible.' }]));
  open(paths.operatorProofs({ etat: 'refused' }));
  expect(await screen.findByText(/Illisible/)).toBeTruthy();
  expect(calls[0]?.query).toContain('state=refused');
  expect(screen.getAllByText(/./, { selector: 'summary' })).toHaveLength(1);
});
