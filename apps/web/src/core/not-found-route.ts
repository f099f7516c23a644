import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { RouteObject } from 'react-router';

/** Any other address: answered as a page whose data is missing. */
export const notFoundRoute: RouteObject = {
  path: '*',
  loader: () => {
    throw new ApiError(commonErrors.not_found);
  },
};
