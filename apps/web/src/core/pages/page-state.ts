import { ApiError, type ApiErrorBody } from '@mitoyen/contract/core/api-error.ts';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What the server sends to the browser with a page, as JSON in the document. */
export interface PageState {
  readonly config: PageConfig;
  /** The page's route, by its id; null for an address that is none. */
  readonly page: string | null;
  readonly queries: DehydratedState;
  readonly loaderData: HydrationState['loaderData'];
  readonly errors: Readonly<Record<string, { readonly status: number; readonly body: ApiErrorBody | null }>>;
}

export const pageStateId = 'page-state';

type Queries = PageState['queries'];

const withTime = (queries: Queries, time: number): Queries => ({
  ...queries,
  queries: queries.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

/** A page's queries without their times: the same data make the same page on every server. */
export const withoutTimes = (queries: Queries): Queries => withTime(queries, 0);

/**
 * The queries of a page with their age: fresh when the page came over the network, for which every cache on
 * the way vouches; stale when the browser restored it by itself.
 */
export function withTimes(queries: Queries): Queries {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize === 0 ? queries : withTime(queries, Date.now());
}

/** JSON for a script element: escaped so that nothing in it can end the element. */
export function serialisePageState(state: PageState): string {
  return JSON.stringify(state).replace(/</g, '\\u003c');
}

export function describeErrors(errors: Readonly<Record<string, unknown>> | null): PageState['errors'] {
  const described = Object.entries(errors ?? {}).map(([routeId, error]) => {
    const known = error instanceof ApiError;
    return [routeId, { status: known ? error.status : 500, body: known ? error.toBody() : null }];
  });
  return Object.fromEntries(described);
}

const ofVisitors = new WeakSet<object>();

/** Whether the error occurred as the server rendered the page, which it does as a visitor. */
export const isOfVisitors = (error: object): boolean => ofVisitors.has(error);

/** Restores the errors of a page; an unknown one becomes a plain Error. */
export function reviveErrors(errors: PageState['errors']): Record<string, unknown> | null {
  const entries = Object.entries(errors).map(([routeId, { status, body }]) => [
    routeId,
    body
      ? new ApiError({ code: body.code, status, message: body.error }, { issues: body.issues })
      : new Error('The page could not be rendered'),
  ]);
  for (const [, error] of entries) ofVisitors.add(error as Error);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
