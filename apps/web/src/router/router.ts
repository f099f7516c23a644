import { createLocation, isAbsolute, type Location, resolve, type To } from './address.ts';
import type { History } from './history.ts';
import { type Loaded, loadRoute, Redirect, type Route, shownAtOnce } from './routes.ts';

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  /** The page stays scrolled where it is. */
  readonly preventScrollReset?: boolean | undefined;
  /** The browser leads the eye from this page to the next, and back again. */
  readonly viewTransition?: boolean | undefined;
}

/** What is shown, and whether something else is on its way. */
export interface RouterState extends Loaded {
  readonly location: Location;
  readonly historyAction: HistoryAction;
  readonly isNavigating: boolean;
  readonly preventScrollReset: boolean;
  /** The browser leads the eye to this from what was shown before. */
  readonly viewTransition: boolean;
}

/** Takes a navigation over, or lets it pass: `proceed` goes on with it. */
export type Guard = (next: Location, proceed: () => void) => boolean;

/** Finds and loads what an address shows, and follows the history. */
export interface Router {
  readonly state: RouterState;
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  /** Loads again what is shown. */
  readonly reload: () => Promise<void>;
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Tells of each navigation before it begins. */
  readonly onLeave: (listener: (left: Location) => void) => () => void;
  /** Asks before a navigation that a page began or the browser's Back. */
  readonly guard: (guard: Guard) => () => void;
}

interface RouterOptions {
  readonly history: History;
  /** The route of an address, which may have to be fetched. */
  readonly find: (pathname: string) => Route | null | Promise<Route | null>;
  /** What is shown already; without it, it is loaded first. */
  readonly initial?: Loaded | undefined;
}

function added<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => void items.delete(item);
}

/** Which pages the browser led the eye between, so that it does on the way back as well. */
function createTransitions() {
  const ledTo = new Map<string, Set<string>>();
  return (from: string, to: string, action: HistoryAction, isWanted: boolean): boolean => {
    if (action === 'POP') return ledTo.get(from)?.has(to) === true || ledTo.has(to);
    if (isWanted) ledTo.set(from, (ledTo.get(from) ?? new Set()).add(to));
    return isWanted;
  };
}

const nothing: Loaded = { route: null, params: {}, data: null, error: null };

export function createRouter({ history, find, initial }: RouterOptions): Router {
  const listeners = new Set<(state: RouterState) => void>();
  const leaveListeners = new Set<(left: Location) => void>();
  const guards = new Set<Guard>();
  const isLedTo = createTransitions();
  let state: RouterState = {
    ...(initial ?? nothing),
    location: history.location,
    historyAction: 'POP',
    isNavigating: !initial,
    preventScrollReset: false,
    viewTransition: false,
  };
  let underWay = new AbortController();

  const show = (next: RouterState) => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  const complete = (location: Location, action: HistoryAction, options: NavigateOptions, loaded: Loaded) => {
    const { preventScrollReset = false, viewTransition = false } = options;
    const from = state.location.pathname;
    if (action === 'PUSH') history.push(location);
    else if (action === 'REPLACE') history.replace(location);
    show({
      ...loaded,
      location,
      historyAction: action,
      isNavigating: false,
      preventScrollReset,
      viewTransition: isLedTo(from, location.pathname, action, viewTransition),
    });
  };

  const isHashAlone = (next: Location) =>
    next.hash !== '' && next.pathname === state.location.pathname && next.search === state.location.search;

  const go = async (
    location: Location,
    action: HistoryAction,
    options: NavigateOptions,
    isReload = false,
  ): Promise<void> => {
    underWay.abort();
    const own = new AbortController();
    underWay = own;
    for (const listener of leaveListeners) listener(state.location);
    const { route, params, data, error } = state;
    if (route && !isReload && isHashAlone(location))
      return complete(location, action, options, { route, params, data, error });
    // another search of the same page: it is there already
    const found = route && location.pathname === state.location.pathname ? route : find(location.pathname);
    const atOnce = found && !(found instanceof Promise) ? shownAtOnce(found, location.pathname) : null;
    if (atOnce) return complete(location, action, options, atOnce);
    if (!state.isNavigating) show({ ...state, isNavigating: true });
    const loaded = await loadRoute(found, location, window.location.origin, own.signal);
    if (own.signal.aborted) return;
    if (!(loaded instanceof Redirect)) return complete(location, action, options, loaded);
    if (isAbsolute(loaded.location)) return window.location.assign(loaded.location);
    const next = createLocation(resolve(loaded.location, location.pathname));
    return go(next, action === 'POP' ? 'REPLACE' : action, options);
  };

  const isTaken = (next: Location, proceed: () => void) => {
    for (const guard of guards) if (guard(next, proceed)) return true;
    return false;
  };

  const navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return history.go(to);
    const next = createLocation(resolve(to, state.location.pathname), options.state);
    const action = options.replace ? 'REPLACE' : 'PUSH';
    if (isTaken(next, () => void go(next, action, options))) return;
    return go(next, action, options);
  };

  // a step back that a guard took over is undone, and done again if it lets it pass
  let stepsToIgnore = 0;
  let mayPass = false;
  history.listen((location, delta) => {
    if (stepsToIgnore > 0) {
      stepsToIgnore -= 1;
      return;
    }
    const proceed = () => {
      mayPass = true;
      history.go(delta ?? 0);
    };
    if (!mayPass && delta !== null && isTaken(location, proceed)) {
      stepsToIgnore += 1;
      history.go(-delta);
      return;
    }
    mayPass = false;
    void go(location, 'POP', {});
  });

  if (!initial) void go(state.location, 'POP', {});
  return {
    get state() {
      return state;
    },
    navigate,
    reload: () => go({ ...state.location }, 'REPLACE', { preventScrollReset: true }, true),
    subscribe: (listener) => added(listeners, listener),
    onLeave: (listener) => added(leaveListeners, listener),
    guard: (guard) => added(guards, guard),
  };
}

/** The router of a page that the server renders: it stays where it is. */
export function createStillRouter(location: Location, loaded: Loaded): Router {
  const never = () => () => undefined;
  const stay = async () => undefined;
  const state: RouterState = {
    ...loaded,
    location,
    historyAction: 'POP',
    isNavigating: false,
    preventScrollReset: false,
    viewTransition: false,
  };
  return { state, navigate: stay, reload: stay, subscribe: never, onLeave: never, guard: never };
}
