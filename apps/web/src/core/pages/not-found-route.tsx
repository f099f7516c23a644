import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import type { RouteObject } from 'react-router';
import { clientErrors } from '../api/client.errors.ts';

/** Any other address: handled as a page whose data is missing, so that there is one 404 page. */
export const notFoundRoute: RouteObject = {
  path: '*',
  element: <></>,
  loader: () => {
    throw new ApiError(clientErrors.page_not_found);
  },
};
