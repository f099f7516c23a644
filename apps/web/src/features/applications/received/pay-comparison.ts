import type { Application } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { yearlySalary } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { formatEuros, formatPrice } from '../../../ui/format.ts';
import { decidingTexts as texts } from './deciding.texts.ts';

/** The pay that an applicant asks for, compared with the offer's; `isAbove` where it is higher. */
export interface PayComparison {
  readonly asked: string;
  readonly against: string | null;
  readonly isAbove: boolean;
}

/** Both in euros per day. A budget of 0 says nothing. */
function againstBudget(eurosPerDay: number, budget: number | null): Omit<PayComparison, 'asked'> {
  if (!budget) return { against: null, isAbove: false };
  // cents are counted whole: 420.1 - 400 is no round number
  const above = (Math.round(eurosPerDay * 100) - Math.round(budget * 100)) / 100;
  if (above === 0) return { against: texts.equal, isAbove: false };
  const amount = formatEuros(Math.abs(above));
  return { against: above > 0 ? texts.above(amount) : texts.below(amount), isAbove: above > 0 };
}

type Pay = NonNullable<Application['received']>['salary'];

/** What is hoped for in euros a year, what is paid by month or by year. */
function againstRange(perYear: number, pay: Pay): Omit<PayComparison, 'asked'> {
  if (!pay?.max) return { against: null, isAbove: false };
  const above = perYear - yearlySalary(pay.max, pay.period);
  if (above > 0) return { against: texts.aboveRange(formatEuros(above)), isAbove: true };
  const isBelow = perYear < yearlySalary(pay.min, pay.period);
  return { against: isBelow ? texts.belowRange : texts.inRange, isAbove: false };
}

/** The rate of a freelance against the budget, what a job seeker hopes for against the salary; null where none is said. */
export function comparePay({ proposedRate, received }: Application): PayComparison | null {
  if (proposedRate !== null) {
    return {
      asked: formatPrice(proposedRate, 'jour'),
      ...againstBudget(proposedRate, received?.budget ?? null),
    };
  }
  const hope = received?.expectedSalary;
  if (!hope) return null;
  return { asked: texts.hopesFor(formatPrice(hope, 'an')), ...againstRange(hope, received?.salary ?? null) };
}
