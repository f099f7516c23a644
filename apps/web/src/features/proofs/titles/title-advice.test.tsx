import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { proof } from '../proof.fixture.ts';
import { TitleAdvice } from './title-advice.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

function Field({ typed }: { typed: string }) {
  const [title, setTitle] = useState(typed);
  return (
    <>
      <input id="title" aria-label="Titre" value={title} onChange={() => {}} />
      <TitleAdvice title={title} fieldId="title" onTitle={setTitle} />
    </>
  );
}
const show = (typed: string) => renderPage(() => <Field typed={typed} />, '/');

test('a reserved title is kept or changed, as its author likes', async () => {
  fakeApi();
  show('Architecte DE');
  await userEvent.click(screen.getByRole('button', { name: 'Titulaire de la HMONP' }));
  const field = screen.getByLabelText<HTMLInputElement>('Titre');
  expect([field.value, document.activeElement]).toEqual(['Titulaire de la HMONP', field]);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['Architecte d’intérieur', 'Architecte logiciel', 'Dessinatrice'])(
  '“%s” is left in peace',
  (title) => {
    fakeApi();
    show(title);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('who gave a number of the Ordre is not told', async () => {
  signInAs('freelance');
  const own = { proofs: [proof({ kind: 'ordre' })], registration: null };
  const calls = fakeApi(answer(proofRoutes.list, own));
  show('Architecte DPLG');
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  fakeApi(answer(proofRoutes.list, { ...own, proofs: [proof({ kind: 'ordre', state: 'expired' })] }));
  show('Architecte DPLG');
  expect(await screen.findByRole('button', { name: 'Diplômée d’État en architecture' })).toBeTruthy();
});
