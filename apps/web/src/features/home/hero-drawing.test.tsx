import { act, cleanup, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { HeroDrawing } from './hero-drawing.tsx';

afterEach(cleanup);

test('what the server drew stays', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<svg aria-hidden="true"><path d="M0 0h1"></path></svg>';
  const path = container.querySelector('path');
  const root = await act(() => hydrateRoot(container, <HeroDrawing />));
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelector('path')).toBe(path);
  act(() => root.unmount());
});

test('it is drawn here for who comes from another page', async () => {
  const { container } = render(<HeroDrawing />);
  await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(20));
});
