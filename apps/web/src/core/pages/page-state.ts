import { ApiError, type ApiErrorBody } from '@mitoyen/contract/core/api-error.ts';
import type { PageConfig } from '@mitoyen/contract/core/page-rendering.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { Loaded } from '../../router/routes.ts';
import type { PageDeclaration } from './page-module.tsx';

/** What the server hands to the browser with a page, as JSON in the document. */
export interface PageState {
  readonly config: PageConfig;
  /** The page, and where its code is; null for an address that is none. */
  readonly page: (Pick<PageDeclaration, 'path' | 'access'> & { readonly script: string }) | null;
  readonly queries: DehydratedState;
  /** What its `load` answered. */
  readonly data: unknown;
  /** What it could not be shown for. */
  readonly error: { readonly status: number; readonly body: ApiErrorBody | null } | null;
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

/** What a page shows, without when it was loaded: the same data make the same page on every server. */
export const withoutTimes = (queries: Queries): Queries => withTime(queries, 0);

/**
 * The answers in a page, as old as the page: of now when it came over the network, for which every cache on the way
 * answers; long out of date when the browser brought it out again by itself.
 */
export function withTimes(queries: Queries): Queries {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize === 0 ? queries : withTime(queries, Date.now());
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export function serialisePageState(state: PageState): string {
  return JSON.stringify(state).replace(/</g, '\\u003c');
}

/** What a page could not be shown for, as it travels. */
export function describeError(error: Loaded['error']): PageState['error'] {
  if (!error) return null;
  const { value } = error;
  const known = value instanceof ApiError;
  return { status: known ? value.status : 500, body: known ? value.toBody() : null };
}

/** The error as the pages know it; one that was none of ours comes back as a plain Error. */
export function reviveError(error: PageState['error']): Loaded['error'] {
  if (!error) return null;
  const { status, body } = error;
  const value = body
    ? new ApiError({ code: body.code, status, message: body.error }, { issues: body.issues })
    : new Error('The page could not be rendered');
  return { value };
}
