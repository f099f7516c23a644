import type { QueryClient } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router';
import { ErrorPage } from './core/error-page.tsx';
import { notFoundRoute } from './core/not-found-route.ts';
import { type PageDeclaration, type PageModule, pageRoute } from './core/page-module.tsx';
import { useScrollAndFocusRestoration } from './core/scroll-restoration.ts';

const files = import.meta.glob<PageModule>('./features/**/*-page.tsx');

function page(
  path: string,
  file: string,
  options: Pick<PageDeclaration, 'access' | 'query'> = {},
): PageDeclaration {
  const load = files[`./features/${file}.tsx`];
  if (!load) throw new Error(`No page in features/${file}.tsx`);
  return { path, file, import: load, ...options };
}

/** Every page: its address, its file below `features/`, who may see it, the query parameters it reads. */
const pages: readonly PageDeclaration[] = [];

function Root() {
  useScrollAndFocusRestoration();
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** The router's routes; `queryClient` is where pages put what they load. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const children = [...pages.map((declaration) => pageRoute(declaration, queryClient)), notFoundRoute];
  return [{ element: <Root />, children: [{ errorElement: <ErrorPage />, children }] }];
}
