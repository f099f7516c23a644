import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Avatar } from './avatar.tsx';
import { type ReadPrivatePicture, ReadPrivatePictureContext, usePrivatePicture } from './private-picture.ts';

const portrait = '/files/01900000-0000-7000-8000-0000000000fa';
const revoke = vi.fn();
const read = vi.fn<ReadPrivatePicture>(async () => new Blob(['picture']));

beforeEach(() => {
  read.mockClear();
  revoke.mockClear();
  URL.createObjectURL = () => 'blob:held';
  URL.revokeObjectURL = revoke;
});
afterEach(cleanup);

const signedIn = (children: React.ReactNode) => (
  <ReadPrivatePictureContext value={read}>{children}</ReadPrivatePictureContext>
);

function Shown({ address }: { address: string | null }) {
  return <p>{usePrivatePicture(address) ?? 'none'}</p>;
}

test('one is asked for as the account, and forgotten with the page', async () => {
  const { unmount } = render(signedIn(<Shown address={portrait} />));
  expect(screen.getByText('none')).toBeTruthy();
  expect(await screen.findByText('blob:held')).toBeTruthy();
  expect(read.mock.calls[0]?.[0]).toBe(portrait);
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:held');
});

test('one that may not be read is not shown', async () => {
  read.mockRejectedValueOnce(new Error('not found'));
  render(signedIn(<Shown address={portrait} />));
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.getByText('none')).toBeTruthy();
});

test('nothing is asked for without an address', () => {
  render(signedIn(<Shown address={null} />));
  expect(read).not.toHaveBeenCalled();
});

test('a portrait that does not come by its address is asked for as the account, then shown', async () => {
  const { container } = render(signedIn(<Avatar name="Maud" src={portrait} />));
  const image = () => container.querySelector('img');
  expect(image()?.getAttribute('src')).toContain(portrait);
  expect(read).not.toHaveBeenCalled();
  fireEvent.error(image() as HTMLImageElement);
  await waitFor(() => expect(image()?.getAttribute('src')).toBe('blob:held'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('one that is for nobody gives way to initials', async () => {
  read.mockRejectedValueOnce(new Error('not found'));
  const { container } = render(signedIn(<Avatar name="Maud" src={portrait} />));
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  await waitFor(() => expect(container.textContent).toBe('M'));
  expect(container.querySelector('img')).toBeNull();
});
