import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import styles from './place-buttons.module.css';
import { PlaceButtons } from './place-buttons.tsx';

afterEach(cleanup);

test('the way that leads nowhere looks like it, and keeps its place in the order of keys', () => {
  const drag = { handle: () => ({}) } as unknown as Parameters<typeof PlaceButtons>[0]['drag'];
  render(
    <PlaceButtons
      {...{ id: 'one', index: 0, count: 2, drag, upLabel: 'Avant', downLabel: 'Après' }}
      onMove={() => undefined}
    />,
  );
  const isPale = (name: string) =>
    screen.getByRole('button', { name }).classList.contains(styles.still ?? '');
  expect([isPale('Avant'), isPale('Après')]).toEqual([true, false]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Avant' }).disabled).toBe(false);
});
