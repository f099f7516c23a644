import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import type { Guard } from '../../core/http/guards.ts';

/** To anybody else, what operators have does not exist; to an operator without a second factor, it is closed. */
export const onlyOperator: Guard = (user, request) => {
  if (!user?.isOperator) {
    // the answer is that of a missing page, which nobody watches
    request.log.info({ code: 'not_operator', userId: user?.id ?? null }, 'call refused');
    throw new ApiError(commonErrors.not_found);
  }
  if (!user.hasSecondFactor) throw new ApiError(secondFactorErrors.second_factor_required);
};
