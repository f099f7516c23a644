import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InSight } from './in-sight.tsx';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  cleanup();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('what appears is brought into sight, and may go again where scrolling answers with a promise', () => {
  const scroll = vi.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scroll as never;
  const { unmount } = render(<InSight>Erreur</InSight>);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(unmount).not.toThrow();
});
