import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type { OwnReference } from '@mitoyen/contract/features/references/references.schemas.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../../paths.ts';
import { project } from '../project.fixture.ts';
import { whomToAsk } from './ask-reference-dialog.tsx';
import { ProjectReference } from './own-reference.tsx';
import { ownReferenceTexts as texts } from './references.texts.ts';

afterEach(cleanup);

const halle = project({ title: 'Halle', agency: 'Atelier Nord', roleHeld: 'Cheffe de projet' });
const asked: OwnReference = {
  ...{ id: 'r1', projectId: halle.id, agency: 'Atelier Nord', email: 'nora@exemple.fr', state: 'asked' },
  ...{ askedAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-12-20T09:00:00.000Z', answeredAt: null },
  ...{ name: null, position: null, corrections: null },
};
const show = (references: OwnReference[], item = halle) =>
  renderPage(
    () => <ProjectReference item={item} title="Halle" references={references} />,
    patterns.ownPortfolio,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asks the agency that the project names, by its address', async () => {
  const refusal = new ApiError(referenceErrors.own_project);
  const calls = fakeApi(
    refuse(referenceRoutes.ask, refusal.status, refusal.toBody()),
    answer(referenceRoutes.ask, asked),
  );
  show([]);
  press(texts.askOf('Halle'));
  fireEvent.change(screen.getByLabelText(texts.agency), { target: { value: 'nora@exemple.fr' } });
  press(texts.send);
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  press(texts.send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'nora@exemple.fr' }, { email: 'nora@exemple.fr' }]);
});

test('asks one that is here: found by its name and chosen, or by the address of its page', async () => {
  const companyId = '01900000-0000-7000-8000-000000000009';
  const nord = { id: companyId, name: 'Atelier Nord', logo: null, registrationCity: 'Lille' };
  const calls = fakeApi(answer(companyRoutes.list, [nord]), answer(referenceRoutes.ask, asked));
  show([]);
  press(texts.askOf('Halle'));
  const field = screen.getByLabelText(texts.agency);
  fireEvent.change(field, { target: { value: 'atelier n' } });
  fireEvent.click(await screen.findByRole('option', { name: /Atelier Nord.*Lille/ }));
  expect(screen.getByText(texts.chosenAgency('Lille'))).toBeTruthy();
  press(texts.send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(0)?.query).toBe('name=atelier+n&limit=8');
  expect(calls.find(({ route }) => route === referenceRoutes.ask)?.body).toEqual({ companyId });
  const page = { text: `https://mitoyen.example/entreprise/${companyId}`, company: null };
  expect(whomToAsk(page)).toEqual({ companyId });
});

test('a name that was not chosen asks nobody, and the field says what to do', async () => {
  fakeApi(
    refuse(referenceRoutes.ask, 400, {
      error: 'Non',
      code: 'invalid_request',
      issues: [{ path: 'email', message: 'E-mail invalide.' }],
    }),
  );
  show([]);
  press(texts.askOf('Halle'));
  fireEvent.change(screen.getByLabelText(texts.agency), { target: { value: 'A' } });
  press(texts.send);
  expect(await screen.findByText(texts.whomMissing)).toBeTruthy();
});

test('says what became of a request, and asks the same agency no second time', () => {
  fakeApi();
  show([asked]);
  expect(screen.getByText(/Confirmation demandée à Atelier Nord le/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.askOf('Halle') })).toBeNull();
});

test('a correction is read before it is taken over', async () => {
  const corrections = { roleHeld: 'Dessinatrice', phases: ['APD' as const], year: 2020 };
  const signed = { name: 'Nora Belkacem', position: 'Associée' };
  const calls = fakeApi(answer(referenceRoutes.settle, undefined));
  show([{ ...asked, state: 'proposed', corrections, ...signed }]);
  expect(document.body.textContent).toContain('Dessinatrice\u00a0· APD\u00a0· 2020');
  press(texts.actOf(texts.accept, 'Halle'));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ act: 'accept' }]));
});

test('a project without an agency, or with nothing to confirm, offers nothing', () => {
  fakeApi();
  show([], { ...halle, agency: null });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show([], { ...halle, roleHeld: null });
  expect(screen.queryByRole('button')).toBeNull();
});
