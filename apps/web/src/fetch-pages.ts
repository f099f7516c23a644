import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { clientErrors } from './core/api/client.errors.ts';
import { notFoundRoute } from './core/pages/not-found-route.ts';
import { pageRoute } from './core/pages/page-module.tsx';
import type { Route } from './router/routes.ts';

type Pages = typeof import('./pages.ts');

let pages: Pages | null = null;

/** Fetches the list of all pages, which only the second page of a visit needs. */
export async function fetchPages(): Promise<Pages> {
  pages ??= await import('./pages.ts');
  return pages;
}

/** Finds the route of a path, at once as soon as the list of pages is there. */
export function createRouteFinder(queryClient: QueryClient): (pathname: string) => Route | Promise<Route> {
  const known = new Map<string, Route>();
  const find = ({ findPage }: Pages, pathname: string): Route => {
    const page = findPage(pathname);
    if (!page) return notFoundRoute;
    const route = known.get(page.file) ?? pageRoute(page, queryClient);
    known.set(page.file, route);
    return route;
  };
  return (pathname) => {
    if (pages) return find(pages, pathname);
    return fetchPages().then(
      (fetched) => find(fetched, pathname),
      (cause) => {
        throw new ApiError(clientErrors.page_unavailable, { cause });
      },
    );
  };
}
