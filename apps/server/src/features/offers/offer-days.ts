import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { deadlineNoticeDays, isPastDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { deadlinePastMessage } from '@mitoyen/contract/features/offers/offers.schemas.ts';

/** @throws ApiError 400 about `deadline`. */
export function requireComingDeadline(deadline: string, today: string): void {
  if (isPastDeadline(deadline, today)) throw fieldError('deadline', deadlinePastMessage);
}

/** A deadline set within the notice's days needs no notice: its company has just chosen it. */
export function noticedDeadlineOf(deadline: string, today: string): string | null {
  return deadline <= addDays(today, deadlineNoticeDays) ? deadline : null;
}
