/** Jobs, and diplomas, that a profile may list. */
export const maxCareerEntries = 15;
export const maxCareerTextLength = 600;
const oldestCareerYear = 1950;

/** A job held, or something learnt. Months are `YYYY-MM`; `to` is null for what still lasts. */
export interface CareerPeriod {
  readonly from: string;
  readonly to: string | null;
}

/** Whether a text is a month written `YYYY-MM`, in a year from the oldest allowed on. */
export function isCareerMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && Number(text.slice(0, 4)) >= oldestCareerYear;
}

const endOf = ({ to }: CareerPeriod) => to ?? '9999-12';

/** What still lasts first, then what ended last; of what ended together, what began last. */
export function newestFirst<Entry extends CareerPeriod>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) => endOf(other).localeCompare(endOf(one)) || other.from.localeCompare(one.from),
  );
}

/** Where a period lies in the future, by the name of its field; `month` is the current one, `YYYY-MM`. */
export function futureMonths<Period extends CareerPeriod>(period: Period, month: string): ('from' | 'to')[] {
  return (['from', 'to'] as const).filter((name) => (period[name] ?? '') > month);
}
