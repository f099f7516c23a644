import type { CheckedOffer } from '../offer-checks.types.ts';
import { valueOn } from './dated-figures.ts';
import {
  gratificationShare,
  hourlyCeiling,
  legalHoursPerWeek,
  lowestApprenticeShare,
  mayotteMinimumWagePerMonth,
  minimumWagePerMonth,
  unpaidInternshipMonths,
} from './legal-figures.ts';

/** Whether a stage is so short that it need not be paid. Without a length it is taken for a long one. */
export function isShortInternship({ kind, months }: CheckedOffer): boolean {
  return kind === 'stage' && typeof months === 'number' && months <= unpaidInternshipMonths;
}

const mayotte = /^(?:[cd]976|r06)/;

/**
 * The least gross euros that a job may offer per its own `salaryPeriod` on a day, for its hours a week, in cents rounded
 * down; 0 where it may be unpaid.
 */
export function lowestPay(offer: CheckedOffer, day: string): number {
  const perMonth = lowestPerMonth(offer, day);
  const perPeriod = offer.salaryPeriod === 'month' ? perMonth : perMonth * 12;
  return Math.floor(perPeriod * 100 + 1e-6) / 100;
}

function lowestPerMonth(offer: CheckedOffer, day: string): number {
  const hours = offer.hoursPerWeek ?? legalHoursPerWeek;
  if (offer.kind === 'stage') {
    if (isShortInternship(offer)) return 0;
    return (valueOn(hourlyCeiling, day) * valueOn(gratificationShare, day) * hours * 52) / 12;
  }
  const figures = mayotte.test(offer.placeCode ?? '') ? mayotteMinimumWagePerMonth : minimumWagePerMonth;
  const wage = valueOn(figures, day) * (hours / legalHoursPerWeek);
  return offer.kind === 'alternance' ? wage * valueOn(lowestApprenticeShare, day) : wage;
}
