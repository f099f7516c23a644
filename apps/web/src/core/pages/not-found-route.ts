import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { Route } from '../../router/routes.ts';
import { clientErrors } from '../api/client.errors.ts';

/** Any other address: answered as a page whose data is missing, so that there is one such page. */
export const notFoundRoute: Route = {
  path: '*',
  loader: () => {
    throw new ApiError(clientErrors.page_not_found);
  },
};
