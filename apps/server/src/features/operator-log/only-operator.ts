import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { Guard } from '../../core/http/guards.ts';

/** To anybody else, what operators have does not exist. */
export const onlyOperator: Guard = (user) => {
  if (!user?.isOperator) throw new ApiError(commonErrors.not_found);
};
