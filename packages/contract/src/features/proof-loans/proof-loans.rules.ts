import { addDays } from '../../core/paris-day.ts';
import { monthsAfter } from '../proofs/proof-days.rules.ts';

/** For how many months proofs are lent. */
export const loanMonths = [6, 12, 24] as const;
export type LoanMonths = (typeof loanMonths)[number];

/** The last day of a loan, whole, in Paris. */
export const loanUntil = (lentOn: string, months: LoanMonths): string =>
  addDays(monthsAfter(lentOn, months), -1);

/** Days before the first day without a proof on which both sides get a mail, the first notice first. */
export const noticeDays = [30, 7] as const;

/** The day on which both sides get a mail that a proof ends. */
export const noticeDay = (until: string, days: (typeof noticeDays)[number]): string =>
  addDays(until, 1 - days);
