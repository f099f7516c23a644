import { addDays } from '../../core/paris-day.ts';

/** Offers a company without Premium may have published; a closed or deleted one still counts. */
export const freeOfferLimit = 10;

/** Days before the deadline on which the company gets a notice that its offer is about to close. */
export const deadlineNoticeDays = 5;

export const offerStatuses = ['draft', 'open', 'filled', 'cancelled', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What a company may do to its offer, and from which states; the clock alone makes 'expired'. */
export const offerTransitions: Readonly<
  Record<'close' | 'reopen' | 'expire', { from: readonly OfferStatus[]; to: readonly OfferStatus[] }>
> = {
  close: { from: ['open', 'expired'], to: ['filled', 'cancelled'] },
  reopen: { from: ['filled', 'cancelled', 'expired'], to: ['open'] },
  expire: { from: ['open'], to: ['expired'] },
};

/** Whether an offer may go from one state to another by this action. */
export function canChangeOffer(
  action: keyof typeof offerTransitions,
  from: OfferStatus,
  to: OfferStatus,
): boolean {
  const { from: sources, to: targets } = offerTransitions[action];
  return sources.includes(from) && targets.includes(to);
}

/** What users read of each state. */
export const offerStatusLabels: Readonly<Record<OfferStatus, string>> = {
  draft: 'Brouillon',
  open: 'Ouvert',
  filled: 'Pourvue',
  cancelled: 'Annulée',
  expired: 'Expirée',
};

/** Whether a company may publish one more offer. A null limit is Premium. */
export function canPublishOneMore(count: number, limit: number | null): boolean {
  return limit === null || count < limit;
}

/** An offer closes by itself the day after its deadline (days in Europe/Paris). */
export function isPastDeadline(deadline: string, today: string): boolean {
  return deadline < today;
}

/** Two years: hardly any offer stays open for longer. */
const usualOpenDays = 731;

/** Whether a deadline is so far off that its year may be a slip, which a form asks about (days in Europe/Paris). */
export function isDistantDeadline(deadline: string, today: string): boolean {
  return deadline > addDays(today, usualOpenDays);
}

/** Days left to apply: 0 on the deadline itself, negative once it has passed. Both are days in Europe/Paris. */
export function daysLeft(deadline: string, today: string): number {
  return Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);
}

/** The state on a day: an open offer is expired from the day after its deadline, before anything has written so. */
export function offerStatusOn(status: OfferStatus, deadline: string, today: string): OfferStatus {
  return status === 'open' && isPastDeadline(deadline, today) ? 'expired' : status;
}

/** Days after its opening until when a mission marked 'Besoin sous 7 jours' may take applications. */
export const urgentDays = 7;

/** The last deadline that an urgent mission opened on this day may have. Both are days in Europe/Paris. */
export function latestUrgentDeadline(openedOn: string): string {
  return addDays(openedOn, urgentDays);
}
