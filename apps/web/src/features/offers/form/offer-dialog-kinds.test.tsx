import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { job } from '../offer.fixture.ts';
import { onClose, open, publish, quota, type } from './offer-dialog.fixture.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  signInAs('entreprise');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

test('another kind asks for other fields, and what was typed is kept', async () => {
  fakeApi(quota(0));
  open();
  type(/^Titre/, 'Architecte');
  type(/^Budget/, '420');
  await userEvent.click(screen.getByRole('radio', { name: /^CDI/ }));
  expect(screen.queryByLabelText(/^Budget/)).toBeNull();
  expect(screen.queryByLabelText(/^Nombre de mois/)).toBeNull();
  expect(screen.getByRole('dialog', { name: texts.publishJob })).toBeTruthy();
  type(/^Salaire minimum/, '38000');
  await userEvent.click(screen.getByRole('radio', { name: /^Stage/ }));
  expect(screen.getByLabelText(/^Nombre de mois/)).toBeTruthy();
  expect(screen.getAllByText('€ brut / mois')).toHaveLength(2);
  expect(screen.getByLabelText(/^Salaire minimum/)).toHaveProperty('value', '38000');
  await userEvent.click(screen.getByRole('radio', { name: /^MSP/ }));
  expect(screen.getByLabelText(/^Tuteur/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Mission/ }));
  expect(screen.getByLabelText(/^Titre/)).toHaveProperty('value', 'Architecte');
  expect(screen.getByLabelText(/^Budget/)).toHaveProperty('value', '420');
});

test('publishes a job, whose kind the page chose', async () => {
  const calls = fakeApi(quota(0), answer(offerRoutes.publish, job()));
  open({ kind: 'publish', offerKind: 'cdd' });
  type(/^Titre/, 'Architecte');
  type(/^Description/, 'Un poste en agence.');
  type(/^Salaire minimum/, '38 000');
  type(/^Salaire maximum/, '45000');
  type(/^Nombre de mois/, '6');
  type(/^Date limite/, '2999-12-31');
  fireEvent.change(screen.getByLabelText(/^Jours de télétravail/), { target: { value: '5' } });
  await publish();
  expect(await screen.findByText(asShown(texts.publishedJob))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({
    kind: 'cdd',
    salaryMin: 38_000,
    salaryMax: 45_000,
    salaryPeriod: 'year',
    months: 6,
    hoursPerWeek: 35,
    remoteDays: 5,
    tutor: null,
  });
});

test('a job needs a range, its months and a place of the list, told all at once', async () => {
  const calls = fakeApi(quota(0));
  open({ kind: 'publish', offerKind: 'stage' });
  await publish();
  for (const field of [/^Titre/, /^Salaire minimum/, /^Salaire maximum/, /^Nombre de mois/, /^Lieu/])
    expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ route }) => route === offerRoutes.publish)).toBe(false);
});

test('what is published stays of its kind', async () => {
  const calls = fakeApi(quota(0), answer(offerRoutes.update, job()));
  open({ kind: 'edit', offer: job() });
  expect(screen.queryByRole('radio', { name: /^CDI/ })).toBeNull();
  expect(screen.getByText(asShown(texts.kindFixed('CDI')))).toBeTruthy();
  type(/^Salaire maximum/, '46000');
  await userEvent.click(screen.getByRole('button', { name: texts.submit.edit }));
  expect(await screen.findByText(asShown(texts.saved))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.update)?.body).toMatchObject({
    kind: 'cdi',
    salaryMax: 46_000,
    startDate: '2027-01-04',
    months: null,
  });
});
