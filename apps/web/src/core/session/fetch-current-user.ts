import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { callApi } from '../api/api-client.ts';

type Me = RouteResponse<typeof accountRoutes.me>;

let asked: Promise<Me> | null = null;

/**
 * What the server knows of the signed-in account now. Parts of a page that ask in the same breath share one call; whoever
 * asks later, because something changed, gets a new one.
 */
export function askMe(): Promise<Me> {
  if (!asked) {
    asked = callApi(accountRoutes.me);
    void Promise.resolve().then(() => {
      asked = null;
    });
  }
  return asked;
}
