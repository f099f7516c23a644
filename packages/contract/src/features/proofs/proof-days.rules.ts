import { addDays } from '../../core/paris-day.ts';
import type { ProofKind, ProofState, StoredProofState } from './proof-kinds.rules.ts';

/**
 * The day with the same number so many months later; the month's last day where it has no such day.
 *
 * Code de procédure civile, art. 641, al. 2: a period in months ends on the day of the last month that has the number of
 * the day it runs from, « à défaut d’un quantième identique, le délai expire le dernier jour du mois »; règlement (CEE,
 * Euratom) 1182/71, art. 3, § 2, c says the same.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Months within which an attestation of social security, and a sworn statement, has to be made anew. */
export const vigilanceMonths = 6;

/** What of a proof its end is read from. Days are `YYYY-MM-DD` in Paris. */
export interface ProofDays {
  readonly kind: ProofKind;
  /** The day when its owner last declared it here. */
  readonly declaredOn: string;
  readonly date: string | null;
  readonly year: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The last day on which a proof stands, whole, in Paris; null for one without an end.
 *
 * - Vigilance: code du travail, art. D. 8222-5, 1°, a: « datant de moins de six mois ». On the day that completes six
 *   months it is no longer of less than six. The text does not say how its months are counted; `monthsAfter` counts them,
 *   and where a month is too short the earlier end is taken, so that no mark outlives what it says.
 * - No foreign employees: art. D. 8254-2 and D. 8254-5 ask for the list « lors de la conclusion du contrat » and every six
 *   months; they are silent on a statement that there is nobody to list, which is counted in the same way.
 * - Tax: the year's last day; the attestation says where the firm stands in that year.
 * - Ordre: the 31 March after it was declared, when architects have proved their insurance to the Ordre (loi 77-2,
 *   art. 16; code des devoirs, décret 80-217). Said on a 31 March, it is next year's.
 */
export function standsUntil({ kind, declaredOn, date, year, to }: ProofDays): string | null {
  switch (kind) {
    case 'vigilance':
      return date === null ? null : addDays(monthsAfter(date, vigilanceMonths), -1);
    case 'no_foreign_workers':
      return addDays(monthsAfter(declaredOn, vigilanceMonths), -1);
    case 'tax':
      return year === null ? null : `${year}-12-31`;
    case 'ordre':
      return endOfOrdre(declaredOn);
    default:
      return to;
  }
}

function endOfOrdre(declaredOn: string): string {
  const year = declaredOn.slice(0, 4);
  return declaredOn < `${year}-03-31` ? `${year}-03-31` : `${Number(year) + 1}-03-31`;
}

/** Whether a proof stands on a day: it has begun, and has not ended. */
export const stands = (
  { from, until }: { readonly from: string | null; readonly until: string | null },
  day: string,
): boolean => (from === null || from <= day) && (until === null || day <= until);

/** The state in which its owner reads a proof: one that ended is expired, whatever was decided on it. */
export const proofStateOf = (
  { state, until }: { readonly state: StoredProofState; readonly until: string | null },
  today: string,
): ProofState => (until !== null && until < today ? 'expired' : state);
