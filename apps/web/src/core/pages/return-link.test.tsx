import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Link } from '../../ui/link.tsx';
import { cameFrom, ReturnLink } from './return-link.tsx';

afterEach(cleanup);

function open(initialEntries: string[]) {
  const list = (
    <Link to="/one" state={cameFrom('/list?seed=a')}>
      open
    </Link>
  );
  const routes = [
    { path: '/list', element: list },
    { path: '/one', element: <ReturnLink fallback="/list">back</ReturnLink> },
  ];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return router;
}

test('who came from the list goes back in the history, to the list as it was', async () => {
  const router = open(['/list?seed=a']);
  await userEvent.click(screen.getByText('open'));
  const back = await screen.findByRole('link', { name: 'back' });
  expect(back.getAttribute('href')).toBe('/list?seed=a');
  await userEvent.click(back);
  await screen.findByText('open');
  expect(router.state.historyAction).toBe('POP');
  expect(router.state.location.search).toBe('?seed=a');
});

test('who came from elsewhere goes to the plain list', async () => {
  const router = open(['/one']);
  await userEvent.click(screen.getByRole('link', { name: 'back' }));
  await screen.findByText('open');
  expect(router.state.historyAction).toBe('PUSH');
});
