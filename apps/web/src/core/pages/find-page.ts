import type { RouteObject } from 'react-router';
import type { PageHandle } from './page-module.tsx';

function* leavesOf(routes: readonly RouteObject[]): Generator<RouteObject> {
  for (const route of routes) {
    if (route.children) yield* leavesOf(route.children);
    else yield route;
  }
}

function patternOf(path: string): RegExp {
  // linear: a page's parameters end at the next slash
  return new RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\/$/, '')}/?$`, 'i');
}

/**
 * Finds the page of a path, as the router would. The router ranks all routes at every call, half a
 * millisecond; this runs for every request, also for those answered from the cache.
 */
export function createPageFinder(routes: readonly RouteObject[]): (pathname: string) => PageHandle | null {
  const pages = [...leavesOf(routes)]
    .filter(({ handle, path }) => handle !== undefined && path !== undefined)
    .map(({ handle, path = '' }) => ({ handle: handle as PageHandle, pattern: patternOf(path) }));
  return (pathname) => pages.find(({ pattern }) => pattern.test(pathname))?.handle ?? null;
}
