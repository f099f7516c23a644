import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useScrollAndFocusRestoration } from './scroll-restoration.ts';

afterEach(cleanup);

let showHeading = () => {};

/** A page whose heading comes with its data. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    showHeading = () => setThere(true);
  }, []);
  return isThere ? <h1>Camille</h1> : <button type="button">Retour</button>;
}

function Site() {
  useScrollAndFocusRestoration();
  return (
    <main>
      <Outlet />
    </main>
  );
}

function show() {
  const children = [
    { path: '/', element: <h1>Accueil</h1> },
    { path: '/annuaire', element: <h1>Annuaire</h1> },
    { path: '/profil', element: <Late /> },
  ];
  const router = createMemoryRouter([{ Component: Site, children }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('a new page gives the focus to its heading, which a screen reader says', async () => {
  const router = show();
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/annuaire'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Annuaire' }));
});

test('a heading that comes later gets the focus then, unless somebody has gone on', async () => {
  const router = show();
  await act(() => router.navigate('/profil'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => showHeading());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Camille' })));
  await act(() => router.navigate('/annuaire'));
  await act(() => router.navigate('/profil'));
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  act(() => showHeading());
  await screen.findByRole('heading', { name: 'Camille' });
  expect(document.activeElement).toBe(button);
  button.remove();
});
