import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { Guard } from '../../core/http/guards.ts';

/** The caller must be one of the two people that the body names. */
export const onlyParticipants: Guard = (user, { body }) => {
  const { user1_id: first, user2_id: second } = (body ?? {}) as Record<string, unknown>;
  // a missing one is for the validation to name
  if (typeof first !== 'string' || typeof second !== 'string') return;
  if (first !== user?.id && second !== user?.id) throw new ApiError(commonErrors.forbidden);
};
