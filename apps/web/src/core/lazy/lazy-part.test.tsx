import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyTexts } from './lazy.texts.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

const Form = ({ name, onClose }: Props) => (
  <button type="button" onClick={onClose}>
    {name}
  </button>
);
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const onClose = () => undefined;

test('a dialog that could not be fetched says so, and opens at the next try', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Form })).mockImplementationOnce(lost);
  const Dialog = lazyDialog<Props>(load);
  render(<Dialog name="Écrire à Paul" onClose={onClose} />);
  expect((await screen.findByRole('alert')).textContent).toContain(lazyTexts.failedHint);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Écrire à Paul' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that takes long says so and can be closed', async () => {
  const closed = vi.fn();
  const Dialog = lazyDialog<Props>(() => new Promise(() => undefined));
  render(<Dialog name="Écrire à Paul" onClose={closed} />);
  expect(await screen.findByText(lazyTexts.waitingHint)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(closed).toHaveBeenCalledOnce();
});

test('what was fetched before it is needed is there at once; a failure then is silent', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Form })).mockImplementationOnce(lost);
  const Part = lazyPart<Props>(load);
  Part.preload();
  Part.preload();
  await Promise.all(load.mock.results.map(({ value }) => Promise.resolve(value).catch(() => undefined)));
  render(<Part name="Postuler" onClose={onClose} />);
  expect(screen.getByRole('button', { name: 'Postuler' })).toBeTruthy();
});
