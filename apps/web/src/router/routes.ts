import type { ReactNode } from 'react';
import type { Location } from './address.ts';

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoadArguments {
  readonly params: Params;
  readonly url: URL;
  /** Aborted when somebody goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
}

/** What an address shows once its code is there. */
export interface RouteContent {
  readonly element?: ReactNode;
  /** Runs before the page appears, and again whenever its address changes. It may throw `redirect(…)`. */
  readonly loader?: (args: LoadArguments) => unknown;
}

/** An address and what it shows: `lazy` fetches what is not there yet. `*` is every address. */
export interface Route extends RouteContent {
  readonly path: string;
  readonly lazy?: () => Promise<RouteContent>;
}

/** What a loader throws to lead elsewhere. */
export class Redirect {
  readonly location: string;
  readonly status: number;

  constructor(location: string, status: number) {
    this.location = location;
    this.status = status;
  }
}

/** Thrown by a loader, leads to another address, which may be another site's. */
export function redirect(location: string, status = 302): Redirect {
  return new Redirect(location, status);
}

const everything = /^/;

/** What an address looks like: a parameter ends at the next slash, one slash at the end is as none. */
export function patternOf(path: string): RegExp {
  if (path === '*') return everything;
  // linear: a page's parameters end at the next slash
  return new RegExp(`^${path.replace(/\/:(\w+)/g, '/(?<$1>[^/]+)').replace(/\/$/, '')}/?$`, 'i');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parameters of an address that is one of `path`; null when it is none. */
export function matchPath(path: string, pathname: string): Params | null {
  const found = patternOf(path).exec(pathname);
  if (!found) return null;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]));
}

/** What came of loading an address. */
export interface Loaded {
  readonly route: Route | null;
  readonly params: Params;
  readonly data: unknown;
  /** What its code or its data could not be had for. */
  readonly error: { readonly value: unknown } | null;
}

/** Routes whose code came, as they are since then. */
const fetched = new WeakMap<Route, Route>();

async function withCode(route: Route): Promise<Route> {
  const known = fetched.get(route);
  if (known || !route.lazy) return known ?? route;
  const { lazy, ...own } = route;
  const whole = { ...own, ...(await lazy()) };
  fetched.set(route, whole);
  return whole;
}

/** What a route shows if nothing of it is to be fetched; null if something is. */
export function shownAtOnce(found: Route, pathname: string): Loaded | null {
  const route = fetched.get(found) ?? found;
  if (route.lazy || route.loader) return null;
  return { route, params: matchPath(route.path, pathname) ?? {}, data: null, error: null };
}

/** Fetches a route's code, then what it shows; a Redirect where it leads elsewhere. Never throws. */
export async function loadRoute(
  found: Route | null | Promise<Route | null>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  origin: string,
  signal: AbortSignal,
): Promise<Loaded | Redirect> {
  let route: Route | null = null;
  let params: Params = {};
  try {
    route = await found;
    if (!route) return { route, params, data: null, error: null };
    params = matchPath(route.path, pathname) ?? {};
    route = await withCode(route);
    const url = new URL(pathname + search, origin);
    const data = signal.aborted ? null : ((await route.loader?.({ params, url, signal })) ?? null);
    return { route, params, data, error: null };
  } catch (value) {
    return value instanceof Redirect ? value : { route, params, data: null, error: { value } };
  }
}
