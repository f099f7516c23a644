import { ApiError, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { CeilingGroup } from '../context/app-context.ts';

export const ceilingHours = 24;

/** The instant after which something counts for a ceiling. */
export function ceilingStart(now: Date): Date {
  return new Date(now.getTime() - ceilingHours * 3_600_000);
}

/** Whose ceiling an account has. */
export function ceilingGroup(role: Role | null, isSubscribed: boolean): CeilingGroup {
  if (role === 'entreprise') return isSubscribed ? 'subscriber' : 'company';
  return role ?? 'jobseeker';
}

/**
 * `oldest` is the instant of the n-th latest use, n being the ceiling; null when there were fewer.
 * @throws ApiError `refusal` until that use is 24 hours old, with `Retry-After`.
 */
export function requireBelowCeiling(oldest: Date | null, now: Date, refusal: ErrorDefinition): void {
  if (!oldest) return;
  const waitMs = oldest.getTime() - ceilingStart(now).getTime();
  if (waitMs > 0) throw new ApiError(refusal, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
