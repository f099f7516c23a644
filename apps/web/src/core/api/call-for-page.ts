import type { RouteDefinition, RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { type CallArguments, callApiWithHeaders } from './api-client.ts';

/** Calls a route for a public page, and adds to its data whether search engines should leave the page out. */
export async function callForPage<R extends RouteDefinition>(
  route: R,
  ...args: CallArguments<R>
): Promise<RouteResponse<R> & { noindex: boolean }> {
  const { data, headers } = await callApiWithHeaders(route, ...args);
  return Object.assign({}, data, { noindex: headers.get('x-robots-tag') === 'noindex' });
}
