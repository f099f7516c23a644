import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import styles from './place-buttons.module.css';
import { PlaceButtons } from './place-buttons.tsx';

afterEach(cleanup);

test('the way that leads nowhere looks like it, and keeps its place in the order of keys', () => {
  render(
    <PlaceButtons
      {...{ id: 'one', index: 0, count: 2, upLabel: 'Avant', downLabel: 'Après' }}
      grip={{ onPointerDown: () => undefined }}
      onMove={() => undefined}
    />,
  );
  const isPale = (name: string) =>
    screen.getByRole('button', { name }).classList.contains(styles.still ?? '');
  expect([isPale('Avant'), isPale('Après')]).toEqual([true, false]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Avant' }).disabled).toBe(false);
});
