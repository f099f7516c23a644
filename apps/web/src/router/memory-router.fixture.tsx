import { createContext, type ReactNode, use, useState } from 'react';
import { createLocation, type Location, resolve } from './address.ts';
import type { History } from './history.ts';
import { createRouter, type Router } from './router.ts';
import { RouterView } from './router-view.tsx';
import { patternOf, type Route, shownAtOnce } from './routes.ts';

function createMemoryHistory(initialEntries: readonly string[]): History {
  const entries: Location[] = initialEntries.map((entry) => createLocation(resolve(entry, '/')));
  const listeners = new Set<(location: Location, delta: number | null) => void>();
  let index = entries.length - 1;
  const shown = () => entries[index] ?? createLocation(resolve('/', '/'));
  return {
    get location() {
      return shown();
    },
    push(location) {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(delta) {
      if (!entries[index + delta]) return;
      index += delta;
      for (const listener of listeners) listener(shown(), delta);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A router whose history is in memory. What can be shown at once is shown from the start. */
export function createMemoryRouter(
  routes: readonly Route[],
  { initialEntries = ['/'] }: { initialEntries?: readonly string[] } = {},
): Router {
  const history = createMemoryHistory(initialEntries);
  const find = (pathname: string) => routes.find(({ path }) => patternOf(path).test(pathname)) ?? null;
  const first = find(history.location.pathname);
  const initial = first && shownAtOnce(first, history.location.pathname);
  return createRouter({ history, find, ...(initial && { initial }) });
}

const GivenContext = createContext<ReactNode>(null);
const Given = () => use(GivenContext);

/** What a part of a page needs of a router around it. */
export function MemoryRouter({
  children,
  initialEntries = ['/'],
}: {
  children: ReactNode;
  initialEntries?: readonly string[];
}) {
  const [router] = useState(() => createMemoryRouter([{ path: '*' }], { initialEntries }));
  return (
    <GivenContext value={children}>
      <RouterView router={router} shell={Given} />
    </GivenContext>
  );
}
