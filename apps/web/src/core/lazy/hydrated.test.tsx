import { act, cleanup } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { HydratedContext, useStore } from './hydrated.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
});

const never = () => () => undefined;
let sayHydrated = () => {};

function Shown() {
  return (
    <p>
      {useStore(
        never,
        () => 'du navigateur',
        () => 'du serveur',
      )}
    </p>
  );
}

function Page() {
  const [isHydrated, setHydrated] = useState(false);
  sayHydrated = () => startTransition(() => setHydrated(true));
  return (
    <HydratedContext value={isHydrated}>
      <Suspense>
        <Shown />
      </Suspense>
    </HydratedContext>
  );
}

test('what the server knew stays until the page is said to be hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  const paragraph = container.querySelector('p');
  root = await act(() => hydrateRoot(container, <Page />));
  expect(container.textContent).toBe('du serveur');
  act(() => sayHydrated());
  expect(container.textContent).toBe('du navigateur');
  expect(container.querySelector('p')).toBe(paragraph);
});
