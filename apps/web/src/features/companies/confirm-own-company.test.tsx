import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import { company } from '../profiles/profile.fixture.ts';
import { confirmationTexts as texts } from './company.texts.ts';
import { ConfirmOwnCompany } from './confirm-own-company.tsx';

afterEach(cleanup);
const show = (over: Parameters<typeof company>[0]) =>
  renderPage(() => <ConfirmOwnCompany company={company(over)} />, patterns.profile);

test('a company asks for a link to an address of its site', async () => {
  const { status, code, message } = companyErrors.company_address_elsewhere;
  const calls = fakeApi(
    refuse(companyRoutes.askConfirmation, status, {
      code,
      error: message,
      issues: [{ path: 'email', message }],
    }),
    answer(companyRoutes.askConfirmation, undefined),
  );
  show({ website: 'https://www.canopee.example/', confirmation: null });
  const field = await screen.findByLabelText(new RegExp(texts.email('canopee.example')));
  await userEvent.type(field, 'a@ailleurs.fr');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'a@canopee.example');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.sent('a@canopee.example'))).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ email: 'a@canopee.example' });
});

test('without a website it is told what to do, and once confirmed nothing is asked', async () => {
  fakeApi();
  show({ website: null, confirmation: null });
  expect(await screen.findByText(/^Indiquez votre site web dans votre profil/)).toBeTruthy();
  cleanup();
  show({ website: 'https://canopee.example', confirmation: 'website' });
  expect(screen.queryByRole('heading', { name: texts.heading })).toBeNull();
});
