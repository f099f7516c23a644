import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoaded, useLocation, usePageError, useParams } from './hooks.tsx';
import { createMemoryRouter } from './memory-router.fixture.tsx';
import { RouterView } from './router-view.tsx';
import { type Route, redirect } from './routes.ts';

afterEach(cleanup);

/** An answer that comes when the test says so. */
function later<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

function Shown() {
  const { id } = useParams();
  return <p>{`${id ?? 'none'} ${useLocation().search} ${String(useLoaded())}`}</p>;
}

function Failed() {
  return <p>{`failed: ${(usePageError() as Error).message}`}</p>;
}

function Broken(): React.ReactNode {
  throw new Error('drawing');
}

function open(routes: readonly Route[], initialEntries = ['/']) {
  const router = createMemoryRouter([...routes, { path: '/', element: <p>home</p> }], { initialEntries });
  render(<RouterView router={router} errorPage={<Failed />} />);
  const go = (...args: Parameters<typeof router.navigate>) => act(() => router.navigate(...args));
  return { router, go };
}

const address = ({ state: { location } }: { state: { location: { pathname: string; search: string } } }) =>
  location.pathname + location.search;

test('a page appears with its data, its parameters as they were written, and its address', async () => {
  const { router, go } = open([
    { path: '/jobs/:id', element: <Shown />, loader: ({ params, url }) => params.id + url.search },
  ]);
  await go('/Jobs/caf%C3%A9/?q=1');
  expect(screen.getByText('café ?q=1 café?q=1')).toBeTruthy();
  expect(address(router)).toBe('/Jobs/caf%C3%A9/?q=1');
});

test('the page that is there stays until the next one has its code and its data', async () => {
  const code = later<{ element: React.ReactNode }>();
  const lazy = vi.fn(() => code.promise);
  const { router, go } = open([{ path: '/jobs', lazy }]);
  const pressed = router.navigate('/jobs');
  expect([address(router), router.state.isNavigating]).toEqual(['/', true]);
  expect(screen.getByText('home')).toBeTruthy();
  code.answer({ element: <p>jobs</p> });
  await act(() => pressed);
  expect(screen.getByText('jobs')).toBeTruthy();
  await go('/');
  await go('/jobs');
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('the last press is the one that counts, and what was on its way is called off', async () => {
  const slow = later<string>();
  let signal: AbortSignal | undefined;
  const { router, go } = open([
    {
      path: '/slow',
      element: <p>slow</p>,
      loader: (args) => {
        signal = args.signal;
        return slow.promise;
      },
    },
    { path: '/jobs', element: <p>jobs</p> },
  ]);
  const first = router.navigate('/slow');
  await vi.waitFor(() => expect(signal).toBeDefined());
  await go('/jobs');
  slow.answer('late');
  await act(() => first);
  expect([signal?.aborted, address(router), router.state.data]).toEqual([true, '/jobs', null]);
});

test('another search of a page loads again, another place in it does not', async () => {
  const loader = vi.fn(({ url }: { url: URL }) => url.search);
  const { go } = open([{ path: '/jobs', element: <Shown />, loader }]);
  await go('/jobs?q=1');
  await go({ search: 'q=2' });
  expect(screen.getByText('none ?q=2 ?q=2')).toBeTruthy();
  await go({ search: 'q=2', hash: 'results' });
  expect(loader).toHaveBeenCalledTimes(2);
});

test('what a page cannot be shown for takes its place, until somebody goes elsewhere or tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const loader = () => {
    if (isDown) throw new Error('loading');
    return 'there';
  };
  const { router, go } = open([
    { path: '/jobs', element: <Shown />, loader },
    { path: '/broken', element: <Broken /> },
  ]);
  await go('/jobs#results');
  expect(screen.getByText('failed: loading')).toBeTruthy();
  isDown = false;
  await act(() => router.reload());
  expect(screen.getByText('none there', { collapseWhitespace: true })).toBeTruthy();
  await go('/broken');
  expect(screen.getByText('failed: drawing')).toBeTruthy();
  await go('/');
  expect(screen.getByText('home')).toBeTruthy();
});

test('a loader leads on to another address, in the place of its own', async () => {
  const { router, go } = open([
    {
      path: '/old',
      loader: () => {
        throw redirect('/new?q=1', 301);
      },
    },
    { path: '/new', element: <Shown /> },
  ]);
  await go('/old');
  expect(address(router)).toBe('/new?q=1');
  await go(-1);
  expect(address(router)).toBe('/');
});

test('another site is gone to, never shown under an address of this one', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { router, go } = open([
    {
      path: '/away',
      loader: () => {
        throw redirect('https://exemple.fr/');
      },
    },
    { path: '*', element: <p>nothing</p> },
  ]);
  await go('/away');
  expect(assign).toHaveBeenCalledWith('https://exemple.fr/');
  expect(address(router)).toBe('/');
  for (const to of ['//evil.example/x', '/\\evil.example/x']) {
    await go(to);
    expect(address(router)).toBe('/x');
  }
});

test.each([
  ['a press', -1],
  ['the browser’s Back', 0],
])('%s waits for who is asked first, and goes on or not', async (_how, steps) => {
  const { router, go } = open([{ path: '/form', element: <p>form</p> }], ['/', '/form']);
  let proceed: (() => void) | undefined;
  const stop = router.guard((_next, goOn) => {
    proceed = goOn;
    return true;
  });
  const leave = () => (steps === 0 ? go(-1) : go('/'));
  await leave();
  expect([address(router), proceed]).toEqual(['/form', expect.any(Function)]);
  await act(async () => proceed?.());
  expect(address(router)).toBe('/');
  stop();
  await go('/form');
  await leave();
  expect(address(router)).toBe('/');
});

test('the browser leads the eye where a link asks for it, and on the way back', async () => {
  const { router, go } = open([
    { path: '/jobs', element: <p>jobs</p> },
    { path: '/jobs/:id', element: <p>job</p> },
  ]);
  const isLed = () => router.state.viewTransition;
  await go('/jobs');
  expect(isLed()).toBe(false);
  await go('/jobs/1', { viewTransition: true });
  expect(isLed()).toBe(true);
  await go(-1);
  expect(isLed()).toBe(true);
  await go(-1);
  expect(isLed()).toBe(false);
});
