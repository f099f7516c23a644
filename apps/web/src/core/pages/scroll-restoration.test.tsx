import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from '../../router/memory-router.fixture.tsx';
import { RouterView } from '../../router/router-view.tsx';
import { useScrollAndFocusRestoration } from './scroll-restoration.ts';

const scrolled: number[] = [];

beforeEach(() => {
  scrolled.length = 0;
  // as the newest browsers do, it answers with a promise of when it has come there
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    scrolled.push(y);
    return Promise.resolve();
  }) as unknown as typeof window.scrollTo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Shell({ children }: { children: ReactNode }) {
  useScrollAndFocusRestoration();
  return <main>{children}</main>;
}

const scrollBy = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

function open() {
  const routes = ['/list', '/one'].map((path) => ({ path, element: <p id="end">{path}</p> }));
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(<RouterView router={router} shell={Shell} />);
  return (...args: Parameters<typeof router.navigate>) => act(() => router.navigate(...args));
}

test('a page that follows starts at its top and has the focus, one gone back to is where it was', async () => {
  const go = open();
  expect(scrolled).toEqual([]);
  scrollBy(700);
  await go('/one');
  expect([scrolled, document.activeElement?.tagName]).toEqual([[0], 'MAIN']);
  scrollBy(30);
  await go(-1);
  expect(scrolled).toEqual([0, 700]);
});

test('a page stays where it is when asked to, and goes to the place that an address names', async () => {
  const go = open();
  await go({ search: 'q=1' }, { preventScrollReset: true });
  expect(scrolled).toEqual([]);
  const into = vi.fn();
  screen.getByText('/list').scrollIntoView = into;
  await go({ hash: 'end' });
  expect([into.mock.calls.length, scrolled]).toEqual([1, []]);
});
