import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import { confirmationTexts as texts } from './company.texts.ts';
import ConfirmCompanyPage from './confirm-company-page.tsx';

afterEach(cleanup);
const open = (query = '?token=secret') =>
  renderPage(ConfirmCompanyPage, patterns.confirmCompany, patterns.confirmCompany + query);

test('the link confirms once it is pressed for, not before', async () => {
  const calls = fakeApi(answer(companyRoutes.confirm, { name: 'Atelier Canopée' }));
  open();
  const button = await screen.findByRole('button', { name: texts.confirm });
  expect(calls).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText(texts.done('Atelier Canopée'))).toBeTruthy();
  expect(calls[0]?.body).toEqual({ token: 'secret' });
});

test('a link that is too old, or cut, says what to do', async () => {
  const { status, code, message } = companyErrors.company_link_invalid;
  fakeApi(refuse(companyRoutes.confirm, status, { code, error: message }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.confirm }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  cleanup();
  open('');
  expect(await screen.findByText(texts.linkMissing)).toBeTruthy();
});
