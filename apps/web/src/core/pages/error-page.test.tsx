import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { clientErrors } from '../api/client.errors.ts';
import { createQueryClient } from '../api/query-client.ts';
import { camille } from '../session/session.fixture.ts';
import { SessionProvider } from '../session/session.tsx';
import { setSession } from '../session/session-store.ts';
import { errorPageTexts as texts } from './error-page.texts.ts';
import { ErrorPage } from './error-page.tsx';
import { notFoundRoute } from './not-found-route.tsx';
import { pageConfig } from './page-config.fixture.ts';
import { PageConfigContext } from './page-config.ts';
import { describeErrors, reviveErrors } from './page-state.ts';

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

describe('what the server, as a visitor, did not find', () => {
  const missing = new ApiError({ code: 'profile_not_found', status: 404, message: 'Profil non trouvé' });

  /** A page as the server sends it, whose data comes or is missing once the browser asks. */
  function openAsRendered(isThere: boolean): { asked: () => number } {
    let asked = 0;
    const loader = () => {
      asked += 1;
      if (!isThere)
        throw new ApiError({ code: 'profile_not_found', status: 404, message: 'Profil non trouvé' });
      return null;
    };
    const route = {
      id: 'page',
      path: '*',
      element: <p>Profil de Nour</p>,
      loader,
      errorElement: <ErrorPage />,
    };
    const errors = reviveErrors(describeErrors({ page: missing }));
    const router = createMemoryRouter([route], { hydrationData: { loaderData: {}, errors } });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <PageConfigContext value={pageConfig}>
            <RouterProvider router={router} />
          </PageConfigContext>
        </SessionProvider>
      </QueryClientProvider>,
    );
    return { asked: () => asked };
  }

  test('is asked for once more by who is signed in, and shown', async () => {
    setSession(camille);
    const { asked } = openAsRendered(true);
    expect(await screen.findByText('Profil de Nour')).toBeTruthy();
    expect(asked()).toBe(1);
  });

  test('is missing where it is not there for the account either, asked for once', async () => {
    setSession(camille);
    const { asked } = openAsRendered(false);
    await screen.findByRole('heading', { level: 1, name: 'Profil non trouvé' });
    expect(asked()).toBe(1);
  });

  test('is missing for visitors, who ask no more', async () => {
    setSession(null);
    const { asked } = openAsRendered(true);
    await screen.findByRole('heading', { level: 1, name: 'Profil non trouvé' });
    expect(asked()).toBe(0);
  });
});
