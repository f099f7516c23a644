import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type { ReferencePage } from '@mitoyen/contract/features/references/references.schemas.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../../paths.ts';
import ConfirmProjectPage from './confirm-project-page.tsx';
import { confirmationMarkTexts, confirmProjectTexts as texts } from './references.texts.ts';

afterEach(cleanup);

const asked: ReferencePage = {
  ...{ state: 'asked', freelance: 'Malo Prigent', projectId: 'p1', title: 'Halle', agency: 'Atelier Nord' },
  ...{ means: 'email', facts: { roleHeld: 'Cheffe de projet', phases: ['APD'], year: 2021 } },
  ...{ corrections: null, seen: 'version-1' },
};
const open = (query = '?token=abc') =>
  renderPage(ConfirmProjectPage, patterns.confirmProject, patterns.confirmProject + query);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function sign() {
  type(texts.name, 'Nora Belkacem');
  type(texts.position, 'Associée');
}

test('shows what would be shown, and one press confirms what was read', async () => {
  const calls = fakeApi(
    answer(referenceRoutes.show, asked),
    answer(referenceRoutes.answer, { ...asked, state: 'confirmed' }),
    answer(referenceRoutes.answer, { ...asked, state: 'withdrawn' }),
  );
  open();
  expect(await screen.findByText('Cheffe de projet')).toBeTruthy();
  expect(screen.getByText(confirmationMarkTexts.by('Atelier Nord'))).toBeTruthy();
  expect(screen.getByText(confirmationMarkTexts.means.email)).toBeTruthy();
  expect(calls).toHaveLength(1);
  sign();
  press(texts.confirm);
  expect(await screen.findByText(asShown(texts.done.confirmed))).toBeTruthy();
  const signed = { name: 'Nora Belkacem', position: 'Associée' };
  expect(calls[1]?.body).toEqual({ token: 'abc', answer: 'confirm', seen: 'version-1', ...signed });
  press(texts.withdraw);
  expect(await screen.findByText(asShown(texts.done.withdrawn))).toBeTruthy();
  expect(calls[2]?.body).toEqual({ token: 'abc', answer: 'withdraw' });
});

test('a correction starts from what the project says', async () => {
  const calls = fakeApi(
    answer(referenceRoutes.show, asked),
    answer(referenceRoutes.answer, { ...asked, state: 'proposed' }),
  );
  open();
  await screen.findByText('Cheffe de projet');
  sign();
  press(texts.correct);
  type(texts.role, 'Dessinatrice');
  fireEvent.click(screen.getByLabelText(/^PRO /));
  press(texts.propose);
  expect(await screen.findByText(asShown(texts.done.proposed))).toBeTruthy();
  expect(calls[1]?.body).toMatchObject({
    answer: 'correct',
    corrections: { roleHeld: 'Dessinatrice', phases: ['APD', 'PRO'], year: '2021' },
  });
});

test('a refused field says why beside it; a project that changed is shown anew', async () => {
  const changed = new ApiError(referenceErrors.reference_project_changed);
  fakeApi(
    answer(referenceRoutes.show, asked),
    refuse(referenceRoutes.answer, 400, {
      ...{ error: 'Refusé', code: 'invalid' },
      issues: [{ path: 'name', message: 'Indiquez votre nom.' }],
    }),
    refuse(referenceRoutes.answer, changed.status, changed.toBody()),
    answer(referenceRoutes.show, {
      ...asked,
      facts: { ...asked.facts, roleHeld: 'Directeur' },
      seen: 'version-2',
    }),
  );
  open();
  await screen.findByText('Cheffe de projet');
  press(texts.confirm);
  expect(await screen.findByText('Indiquez votre nom.')).toBeTruthy();
  sign();
  press(texts.confirm);
  expect(await screen.findByText(asShown(changed.message))).toBeTruthy();
  expect(await screen.findByText('Directeur')).toBeTruthy();
});

test('an address can want no more of these mails', async () => {
  const calls = fakeApi(answer(referenceRoutes.show, asked), answer(referenceRoutes.answer, asked));
  open();
  await screen.findByText('Cheffe de projet');
  press(texts.stop);
  expect(await screen.findByText(asShown(texts.stopped))).toBeTruthy();
  expect(calls[1]?.body).toMatchObject({ token: 'abc', answer: 'stop' });
});

test('a dead or incomplete link says so', async () => {
  const expired = new ApiError(referenceErrors.reference_expired);
  fakeApi(refuse(referenceRoutes.show, expired.status, expired.toBody()));
  open();
  expect(await screen.findByText(asShown(expired.message))).toBeTruthy();
  cleanup();
  open('');
  expect(await screen.findByText(asShown(texts.missing))).toBeTruthy();
});
