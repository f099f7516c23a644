import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button that does nothing just now says so, while it is busy and where its owner says it', () => {
  render(
    <>
      <Button busy>Envoyer</Button>
      <Button aria-disabled>Avant</Button>
      <Button>Après</Button>
    </>,
  );
  const said = screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
  expect(said).toEqual(['true', 'true', null]);
});
