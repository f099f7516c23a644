import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { clientErrors } from '../api/client.errors.ts';
import { errorPageTexts as texts } from './error-page.texts.ts';
import { ErrorPage } from './error-page.tsx';
import { notFoundRoute } from './not-found-route.tsx';
import { pageConfig } from './page-config.fixture.ts';
import { PageConfigContext } from './page-config.ts';

afterEach(cleanup);

function open(route: RouteObject) {
  const router = createMemoryRouter([{ ...route, errorElement: <ErrorPage /> }]);
  render(
    <PageConfigContext value={pageConfig}>
      <RouterProvider router={router} />
    </PageConfigContext>,
  );
}

test('a page that is not there has a search that needs no script, and two ways out', async () => {
  open(notFoundRoute);
  await screen.findByRole('heading', { level: 1, name: clientErrors.page_not_found.message });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: texts.search });
  expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual([
    'search',
    paths.directory(),
    'get',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.home(), paths.offers()]);
});

test('what failed for now is tried again, and is no page that is missing', async () => {
  const loader = () => {
    throw new ApiError(clientErrors.page_unavailable);
  };
  open({ path: '*', element: <></>, loader });
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failureTitle);
  expect(screen.getByRole('button', { name: texts.retry })).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
