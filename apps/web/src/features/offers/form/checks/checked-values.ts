import { readTypedNumber } from '@mitoyen/contract/core/typed-number.ts';
import type { CheckedOffer } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { hasMonths, isJobKind, salaryPeriodOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { OfferValues } from '../offer-form.values.ts';

/** A number as it is typed; null where none is. */
function typedNumber(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(readTypedNumber(text));
  return Number.isFinite(value) ? value : null;
}

/** What is typed in the form, as the checks of offers read it: what this kind does not ask is left out. */
export function checkedOffer(values: OfferValues): CheckedOffer {
  const { kind, titre, description, requirements, placeCode, phases } = values;
  const common = { kind, titre, description, requirements, placeCode, phases };
  if (!isJobKind(kind))
    return { ...common, budget: typedNumber(values.budget), duree: values.duree, remote: values.remote };
  return {
    ...common,
    salaryMin: typedNumber(values.salaryMin),
    salaryMax: typedNumber(values.salaryMax),
    salaryPeriod: salaryPeriodOf(kind),
    months: hasMonths(kind) ? typedNumber(values.months) : null,
    hoursPerWeek: typedNumber(values.hoursPerWeek),
    remoteDays: typedNumber(values.remoteDays),
    benefits: values.benefits,
    tutor: kind === 'msp' ? values.tutor : null,
  };
}

/** Months that a mission's length names, for the contract it becomes; empty where it names none. */
export function monthsOf(duree: string): string {
  const [, count, unit = ''] = /(\d{1,2})\s?(mois|an)/i.exec(duree) ?? [];
  if (count === undefined) return '';
  return String(unit.toLowerCase() === 'an' ? Number(count) * 12 : Number(count));
}
