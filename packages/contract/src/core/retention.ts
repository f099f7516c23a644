/** How long data is kept, in months. The jobs that forget and the privacy policy read the same values. */
export interface Retention {
  /** An unused account's owner is told. */
  readonly inactiveNoticeMonths: number;
  /** An unused account is removed. */
  readonly inactiveMonths: number;
  /** Addresses of sessions, and who downloaded a CV. */
  readonly logMonths: number;
  /** An application that led to nothing, after what last happened to it. */
  readonly applicationMonths: number;
  /** An accepted application, as a proof. */
  readonly proofMonths: number;
}

export const defaultRetention: Retention = {
  inactiveNoticeMonths: 23,
  inactiveMonths: 24,
  logMonths: 12,
  // two years after the last contact: CNIL, « Guide du recrutement » (2023), sheet 8
  applicationMonths: 24,
  proofMonths: 60,
};

/** The same day and time so many months earlier; the month's last day where it has no such day. UTC. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return earlier;
}
