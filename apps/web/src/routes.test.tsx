import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { PageHandle } from './core/page-module.tsx';
import { createRoutes } from './routes.tsx';

function* leavesOf(routes: readonly RouteObject[]): Generator<RouteObject> {
  for (const route of routes) {
    if (route.children) yield* leavesOf(route.children);
    else yield route;
  }
}

const routes = createRoutes(new QueryClient());
const pages = [...leavesOf(routes)].filter((route) => route.handle !== undefined);

test.each(pages.map((route) => [route.path, route]))(
  '%s has a page that can be loaded',
  async (_path, route) => {
    const { lazy } = route as RouteObject;
    const loaded = typeof lazy === 'function' ? await lazy() : undefined;
    const { element } = loaded as { element: { props: { module: { default: unknown; head: unknown } } } };
    expect(element.props.module.default).toBeTypeOf('function');
    expect(element.props.module.head).toBeTruthy();
  },
);

test('no two pages have one address, and each address finds its own page', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, handle } of pages) {
    const match = matchRoutes(routes, (path ?? '').replace(':id', 'some-id'))?.at(-1);
    expect((match?.route.handle as PageHandle | undefined)?.file).toBe((handle as PageHandle).file);
  }
});
