import { keptAtHeader } from '@mitoyen/contract/core/kept-answers.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callApi, configureApi } from '../../core/api/api-client.ts';
import { forgetKeptBefore } from '../../core/api/kept-answers.ts';
import { KeptMark } from './kept-mark.tsx';

/** When each call was kept; without, the server answers it. */
let kept: Record<string, string> = {};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  configureApi({
    transport: async (url) => {
      asked.push(url);
      const readAt = kept[url];
      return Response.json({}, { headers: readAt === undefined ? {} : { [keptAtHeader]: readAt } });
    },
  });
});
afterEach(() => {
  cleanup();
  forgetKeptBefore(Number.POSITIVE_INFINITY);
});

function Asks({ route }: { route: typeof accountRoutes.me | typeof todayRoutes.get }) {
  useQuery({ queryKey: [route.path], queryFn: () => callApi(route) });
  return <KeptMark />;
}

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <Asks route={accountRoutes.me} /> },
    { path: '/today', element: <Asks route={todayRoutes.get} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const today = (hours: number, minutes: number) =>
  new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();
const mark = () => screen.queryByText(/^Lu /)?.textContent?.replace(/\s/g, ' ');

test('what the device kept is said to be, with when it was read, until the server answers', async () => {
  kept = { [accountRoutes.me.path]: today(14, 5) };
  open();
  await waitFor(() => expect(mark()).toBe('Lu à 14 h 05'));
  kept = {};
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  await waitFor(() => expect(mark()).toBeUndefined());
});

test('each page says when it was read itself', async () => {
  kept = { [accountRoutes.me.path]: today(9, 0), [todayRoutes.get.path]: today(14, 5) };
  const router = open();
  await waitFor(() => expect(mark()).toBe('Lu à 9 h 00'));
  await act(() => router.navigate('/today'));
  await waitFor(() => expect(mark()).toBe('Lu à 14 h 05'));
});

test('what the server answers is said nothing of, and asked once', async () => {
  kept = {};
  open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(mark()).toBeUndefined();
});
