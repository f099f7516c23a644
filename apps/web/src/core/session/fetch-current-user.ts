import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { callApi } from '../api/api-client.ts';

type CurrentUser = RouteResponse<typeof accountRoutes.me>;

let asked: Promise<CurrentUser> | null = null;

/**
 * The signed-in account as the server has it now, and what waits for it. Calls of the same task share one request; a
 * later one makes a new request, since it is made because something changed.
 */
export function fetchCurrentUser(): Promise<CurrentUser> {
  if (!asked) {
    asked = callApi(accountRoutes.me);
    void Promise.resolve().then(() => {
      asked = null;
    });
  }
  return asked;
}
