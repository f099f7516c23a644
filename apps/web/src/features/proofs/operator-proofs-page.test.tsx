import { operatorProofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import type { SubmittedProof } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { cleanup, screen } from '@testing-library/react';
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

test('each state has its list, and what is decided can be decided otherwise', async () => {
  const calls = fakeApi(answer(list, [{ ...submitted, state: 'refused', note: 'Illisible.' }]));
  open(paths.operatorProofs({ etat: 'refused' }));
  expect(await screen.findByText(/Illisible/)).toBeTruthy();
  expect(calls[0]?.query).toContain('state=refused');
  expect(screen.getAllByText(/./, { selector: 'summary' })).toHaveLength(1);
});
