import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';

interface Filters {
  readonly type: string;
  readonly seed: string;
}

const parse = (params: URLSearchParams): Filters => ({
  type: params.get('type') ?? 'all',
  seed: params.get('seed') ?? '',
});
const serialise = ({ type, seed }: Filters) => new URLSearchParams({ type, seed });

let update: ReturnType<typeof useAddressState<Filters>>['update'];
let drawn: string[];

beforeEach(() => {
  drawn = [];
});
afterEach(cleanup);

/** A list whose control shows the type; writes down each type it was drawn with. */
function List() {
  const state = useAddressState(parse, serialise);
  update = state.update;
  drawn.push(state.shown.type);
  return <p>{`${state.shown.type} ${state.shown.seed}`}</p>;
}

const choose = (type: string) => update((latest) => ({ ...latest, type }));
const draw = () => update((latest) => ({ ...latest, seed: 'abc' }), { replace: true });

/** The list, at whose addresses of freelances the page arrives when the answered function is called. */
function open() {
  let arrive = () => {};
  const onTheWay = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const loader = ({ request }: LoaderFunctionArgs) => (request.url.includes('freelance') ? onTheWay : null);
  const router = createMemoryRouter([{ id: 'list', path: '/', Component: List, loader }], {
    hydrationData: { loaderData: { list: null } },
  });
  render(<RouterProvider router={router} />);
  return { router, arrive: () => act(async () => arrive()) };
}

test('what is chosen is shown before its page has come, and the next change starts from it', async () => {
  const { router, arrive } = open();
  await act(async () => choose('freelance'));
  expect(screen.getByText('freelance')).toBeTruthy();
  await act(async () => draw());
  await arrive();
  expect(router.state.location.search).toBe('?type=freelance&seed=abc');
  expect(screen.getByText('freelance abc')).toBeTruthy();
});

test('what is chosen while an earlier change is being drawn stays', async () => {
  const { router, arrive } = open();
  let isChosen = false;
  // the router is at the new address, which React has not drawn yet
  router.subscribe(({ navigation, location }) => {
    if (isChosen || navigation.state !== 'idle' || !location.search.includes('abc')) return;
    isChosen = true;
    choose('freelance');
  });
  await act(async () => draw());
  expect(screen.getByText('freelance abc')).toBeTruthy();
  await arrive();
  expect(router.state.location.search).toBe('?type=freelance&seed=abc');
  expect(drawn.slice(drawn.indexOf('freelance'))).not.toContain('all');
});

test('Back shows what was chosen before, and the next change starts from it', async () => {
  const { router } = open();
  await act(async () => choose('jobseeker'));
  await act(async () => choose('all'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('jobseeker')).toBeTruthy();
  await act(async () => draw());
  expect(router.state.location.search).toBe('?type=jobseeker&seed=abc');
});
