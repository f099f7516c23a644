import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SearchSheet } from './search-sheet.tsx';
import { useSearchSheet } from './use-search-sheet.ts';

/** What browsers do of it: it is open or not, and says so a moment later. */
const popover = {
  showPopover(this: HTMLElement) {
    this.dataset.open = '';
    say(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    delete this.dataset.open;
    say(this, 'closed');
  },
};
const say = (element: HTMLElement, newState: string) =>
  setTimeout(() => fireEvent(element, Object.assign(new Event('toggle'), { newState })));

const { matches } = HTMLElement.prototype;
beforeEach(() => {
  Object.assign(HTMLElement.prototype, popover, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? 'open' in this.dataset : matches.call(this, selector);
    },
  });
});
afterEach(() => {
  cleanup();
  for (const name of ['showPopover', 'hidePopover', 'matches'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});

function Search() {
  const ref = useRef<HTMLDivElement>(null);
  const sheet = useSearchSheet(ref);
  return (
    <SearchSheet
      ref={ref}
      sheet={sheet}
      title="Rechercher"
      line={[]}
      formId="form"
      submit="Voir"
      reset="Effacer"
      onReset={null}
    >
      <input aria-label="Mots" />
    </SearchSheet>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Search /> },
      { path: '/before', element: <p>before</p> },
    ],
    { initialEntries: ['/before', '/list?search=bois'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const open = () => fireEvent.click(screen.getAllByRole('button', { name: 'Rechercher' })[0] as HTMLElement);
const isOpen = () => document.querySelector('[data-open]') !== null;

test('opening moves the focus to the first field and is a step of the history', async () => {
  const router = show();
  open();
  expect(document.activeElement).toBe(screen.getByLabelText('Mots'));
  await waitFor(() => expect(router.state.location.state).toEqual({ searchSheet: true }));
  expect(router.state.historyAction).toBe('PUSH');
  expect(router.state.location.search).toBe('?search=bois');
});

test('Back closes it and leaves the list where it is; the next one leaves the list', async () => {
  const router = show();
  open();
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  void router.navigate(-1);
  await waitFor(() => expect(isOpen()).toBe(false));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.location.pathname).toBe('/list');
  void router.navigate(-1);
  expect(await screen.findByText('before')).toBeTruthy();
});

test('a search that has taken the step’s place stays as it closes', async () => {
  const router = show();
  open();
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  await act(() => router.navigate('/list?search=zinc', { replace: true }));
  void router.navigate(-1);
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(router.state.location.search).toBe('?search=zinc');
});
