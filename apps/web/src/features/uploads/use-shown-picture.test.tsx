import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { useShownPicture } from './use-shown-picture.ts';

const portrait = '/files/01900000-0000-7000-8000-0000000000fa';
const revoke = vi.fn();
const ask = vi.fn<typeof fetch>(async () => new Response('picture'));

beforeEach(() => {
  ask.mockClear();
  revoke.mockClear();
  vi.stubGlobal('fetch', ask);
  URL.createObjectURL = () => 'blob:held';
  URL.revokeObjectURL = revoke;
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.unstubAllGlobals();
});

function Shown({ isPrivate }: { isPrivate: boolean }) {
  return <p>{useShownPicture(portrait, isPrivate) ?? 'none'}</p>;
}

test('a public picture has its own address, and is not asked for', () => {
  render(<Shown isPrivate={false} />);
  expect(screen.getByText(portrait)).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

test('a private one is asked for with the session, and forgotten with the page', async () => {
  const { unmount } = render(<Shown isPrivate />);
  expect(screen.getByText('none')).toBeTruthy();
  expect(await screen.findByText('blob:held')).toBeTruthy();
  const [address, init] = ask.mock.calls[0] ?? [];
  expect(String(address)).toContain(portrait);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${camille.token}`);
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:held');
});

test('one that may not be read is not shown', async () => {
  ask.mockResolvedValueOnce(new Response('{}', { status: 404 }));
  render(<Shown isPrivate />);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByText('none')).toBeTruthy();
});
