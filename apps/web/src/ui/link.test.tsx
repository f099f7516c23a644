import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';

afterEach(cleanup);

function show(element: React.ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

function press(keys: MouseEventInit = {}) {
  // the test's browser would load the page
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), { button: 0, ...keys });
}

test('a press leads on without loading anew', () => {
  const router = show(<Link to="/jobs?q=bim">Offres</Link>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jobs?q=bim');
  press();
  expect(router.state.location.pathname + router.state.location.search).toBe('/jobs?q=bim');
});

test.each(['https://exemple.fr/projet', 'mailto:bonjour@exemple.fr', '//exemple.fr', 'HTTPS://exemple.fr'])(
  '%s stays what it is, and is the browser’s to open',
  (to) => {
    const router = show(
      <Link to={to} replace preventScrollReset target="_blank" rel="noreferrer">
        Ailleurs
      </Link>,
      '/jobs',
    );
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
    press();
    expect(router.state.location.pathname).toBe('/jobs');
  },
);

test('what opens another tab, or was taken care of, is left alone', () => {
  const router = show(<Link to="/jobs">Offres</Link>);
  press({ ctrlKey: true });
  expect(router.state.location.pathname).toBe('/');
  cleanup();
  const kept = show(
    <Link to="/jobs" onClick={(event) => event.preventDefault()}>
      Offres
    </Link>,
  );
  press();
  expect(kept.state.location.pathname).toBe('/');
});

test.each([
  ['/jobs', false, 'page'],
  ['/jobs/', false, 'page'],
  ['/jobs/1', false, 'page'],
  ['/jobs/1', true, null],
  ['/jobsuche', false, null],
])('at %s, a link to /jobs (end: %s) is current: %s', (at, end, current) => {
  show(
    <NavLink to="/jobs" end={end}>
      Offres
    </NavLink>,
    at,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
