import type { RouteDefinition, RouteParamsInput } from '@mitoyen/contract/core/define-route.ts';
import { type CallerKind, callerKinds } from './callers.ts';
import { type Ownership, ownerships, type Scene } from './scene.ts';

/** What of a declaration a line needs: some routes have no more than that. */
export interface NamedRoute extends Pick<RouteDefinition, 'method' | 'path'> {
  /** Its answer has no end: only its headers are asked for. */
  readonly isHeadersOnly?: boolean;
}

/** A request that its schemas take. */
export interface AccessRequest<Params = unknown> {
  readonly params?: Params;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The one file of a multipart request, instead of a body. */
  readonly file?: { readonly field: string; readonly name: string; readonly bytes: Buffer };
}

type ParamsOf<R> = R extends RouteDefinition ? RouteParamsInput<R> : unknown;
type Awaitable<T> = T | Promise<T>;

/** Expected statuses in the order of `callerKinds`, `-` where there is nothing to try: '401 200 200 200 200 401 200'. */
type Statuses = string;
type Table = { readonly [Whose in Ownership]?: Statuses } & {
  /** What makes this line another than the route's first. */
  readonly about?: string;
  /** The callers' accounts have no profile yet. */
  readonly withoutProfiles?: boolean;
};

export interface Cell {
  readonly whose: Ownership;
  readonly by: CallerKind;
  readonly status: number;
}

/** The expected status of one route by caller and owner of the row, as the specification has it. */
export interface AccessLine {
  readonly route: NamedRoute;
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly withoutProfiles: boolean;
  request(scene: Scene): Promise<AccessRequest>;
}

function cellsOf(title: string, whose: Ownership, statuses: Statuses): Cell[] {
  const columns = statuses.trim().split(/\s+/);
  if (columns.length !== callerKinds.length)
    throw new Error(`${title}: ${whose} has ${columns.length} columns instead of ${callerKinds.length}`);
  return callerKinds.flatMap((by, column) =>
    columns[column] === '-' ? [] : [{ whose, by, status: Number(columns[column]) }],
  );
}

/**
 * Declares which callers may call a route about whose row. `request` makes a request that only the caller can
 * make fail.
 */
export function access<const R extends NamedRoute>(
  route: R,
  { about, withoutProfiles = false, ...table }: Table,
  request: (scene: Scene) => Awaitable<AccessRequest<ParamsOf<R>>> = () => ({}),
): AccessLine {
  const title = `${route.method} ${route.path}${about ? `, ${about}` : ''}`;
  return {
    route,
    title,
    withoutProfiles,
    cells: ownerships.flatMap((whose) => cellsOf(title, whose, table[whose] ?? '- - - - - - -')),
    request: async (scene) => request(scene),
  };
}

/** Rows of statuses that many lines share. The columns:  out unc fre job com sus ope */
export const everybody = (status: number) => callerKinds.map(() => status).join(' ');
/** For signed-in callers; a suspended account is not one. */
export const members = (status: number) => `401 ${status} ${status} ${status} ${status} 401 ${status}`;
/** The same where the signed out own nothing. */
export const owners = (status: number) => members(status).replace('401', '-');
/** Calls of operators do not exist for anybody else. */
export const operators = (status: number) => `401 404 404 404 404 401 ${status}`;
/** An account of one's own in the path, the query or the body; another's is refused, there or not. */
export const selfOnly = (status: number) => ({
  own: owners(status),
  another: members(403),
  missing: members(403),
});
