import { act, cleanup } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { AppProviders } from './app-providers.tsx';
import { pageConfig } from './page-config.fixture.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
});

const onPress = vi.fn();

const page = () => (
  <AppProviders queryClient={createQueryClient()} config={pageConfig}>
    <Suspense>
      <button type="button" onClick={onPress}>
        Envoyer
      </button>
    </Suspense>
  </AppProviders>
);

/** React's own mark of an element that it knows. */
const isHydrated = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));

test('the page is said to be alive once every part of it is', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  const alive = new Promise<boolean>((resolve) => {
    const look = () => resolve(isHydrated(container.querySelector('button')));
    window.addEventListener('page-alive', look, { once: true });
  });
  startTransition(() => {
    root = hydrateRoot(container, page());
  });
  expect(await alive).toBe(true);
  container.querySelector('button')?.click();
  expect(onPress).toHaveBeenCalledOnce();
  container.remove();
});
