import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useAtRest } from './use-at-rest.ts';

afterEach(cleanup);

/** A page that puts a draw in its address by itself. */
function List() {
  const navigate = useNavigate();
  const atRest = useAtRest();
  useEffect(() => atRest(() => void navigate({ search: 'seed=abc' }, { replace: true })), [atRest, navigate]);
  return <p>list</p>;
}

function open() {
  let arrive: (() => void) | undefined;
  const onTheWay = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([
    {
      Component: Outlet,
      children: [
        { path: '/', Component: List },
        { path: '/profile', loader: () => onTheWay, element: <p>profile</p> },
      ],
    },
  ]);
  const show = () => render(<RouterProvider router={router} />);
  return { router, show, arrive: () => act(async () => arrive?.()) };
}

test('a page at rest changes its address at once', async () => {
  const { router, show } = open();
  show();
  await waitFor(() => expect(router.state.location.search).toBe('?seed=abc'));
});

test('a press before that leads where it was to lead', async () => {
  const { router, show, arrive } = open();
  const pressed = router.navigate('/profile');
  show();
  await arrive();
  await act(() => pressed);
  expect(await screen.findByText('profile')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/profile', search: '' });
});

test('a press that leads to the page itself leaves it its change', async () => {
  const { router, show } = open();
  const away = router.navigate('/profile');
  show();
  await act(() => router.navigate('/'));
  await act(() => away);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?seed=abc' }));
});
