import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SkeletonGroup } from './skeleton.tsx';
import hidden from './visually-hidden.module.css';

afterEach(cleanup);

test('what is on its way says so for all to see, not to screen readers alone', () => {
  render(<SkeletonGroup>…</SkeletonGroup>);
  expect(screen.getByText('Chargement...').closest(`.${hidden.hidden}`)).toBeNull();
});
