import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import CompanySetupPage from './company-setup-page.tsx';

afterEach(cleanup);

test('where a SIRET stands is told until it is there', () => {
  fakeApi();
  renderPage(CompanySetupPage, patterns.companySetup);
  expect(screen.getByText('Je n’ai pas mon numéro SIRET')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Annuaire des entreprises/ }).getAttribute('href')).toBe(
    'https://annuaire-entreprises.data.gouv.fr/',
  );
  fireEvent.change(screen.getByLabelText(/^Numéro SIRET/), { target: { value: '732 829 320 00074' } });
  expect(screen.queryByText('Je n’ai pas mon numéro SIRET')).toBeNull();
});
