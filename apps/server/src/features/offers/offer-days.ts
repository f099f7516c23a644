import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import {
  deadlineNoticeDays,
  isPastDeadline,
  latestUrgentDeadline,
} from '@mitoyen/contract/features/offers/offers.rules.ts';
import {
  deadlinePastMessage,
  urgentDeadlineMessage,
  urgentTooLateMessage,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';

/** @throws ApiError 400 about `deadline`. */
export function requireComingDeadline(deadline: string, today: string): void {
  if (isPastDeadline(deadline, today)) throw fieldError('deadline', deadlinePastMessage);
}

/**
 * Holds an urgent mission to the days after its opening.
 * @throws ApiError 400 about `deadline`, or about `urgent` where those days are over.
 */
export function requireUrgentDeadline(deadline: string, openedOn: string, today: string): void {
  const latest = latestUrgentDeadline(openedOn);
  if (latest < today) throw fieldError('urgent', urgentTooLateMessage);
  if (deadline > latest) throw fieldError('deadline', urgentDeadlineMessage);
}

/** A deadline set within the notice's days needs no notice: its company has just chosen it. */
export function noticedDeadlineOf(deadline: string, today: string): string | null {
  return deadline <= addDays(today, deadlineNoticeDays) ? deadline : null;
}
