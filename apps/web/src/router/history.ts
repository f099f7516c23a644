import { hrefOf, type Location } from './address.ts';

/** Where somebody has been: the browser's own, or one in a test's memory. */
export interface History {
  /** The entry shown. */
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Tells of each step back or on, and how many it was: null where the browser made an entry by itself. */
  listen(listener: (location: Location, delta: number | null) => void): () => void;
}

interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const entry = () => (window.history.state ?? {}) as Entry;

/** The browser's history. */
export function createBrowserHistory(): History {
  let index = entry().idx ?? 0;
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: index }, '');
  const write = (how: 'pushState' | 'replaceState', location: Location) => {
    const written: Entry = { usr: location.state, key: location.key, idx: index };
    window.history[how](written, '', hrefOf(location));
  };
  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, state: entry().usr ?? null, key: entry().key ?? 'default' };
  };
  return {
    get location() {
      return read();
    },
    push(location) {
      index += 1;
      try {
        write('pushState', location);
      } catch {
        // what cannot be kept (a state too large for the browser) is asked for anew
        window.location.assign(hrefOf(location));
      }
    },
    replace: (location) => write('replaceState', location),
    go: (delta) => window.history.go(delta),
    listen(listener) {
      const tell = () => {
        const next = entry().idx;
        const delta = next === undefined ? null : next - index;
        index = next ?? index;
        listener(read(), delta);
      };
      window.addEventListener('popstate', tell);
      return () => window.removeEventListener('popstate', tell);
    },
  };
}
