import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { checkOffer } from '@mitoyen/contract/features/offer-checks/check-offer.ts';
import type {
  CheckedFirm,
  CheckedOffer,
} from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import type { AnyOfferBody } from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import { salaryPeriodOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';

const noRules: readonly string[] = [];

/**
 * The rules that warn of an offer, on a day in Europe/Paris.
 * @throws ApiError `offer_stopped` with an issue for each finding that stops.
 */
export function requireNothingStopped(offer: CheckedOffer, firm: CheckedFirm, today: string): string[] {
  const findings = checkOffer(offer, firm, today);
  const stops = findings.filter(({ level }) => level === 'stop');
  if (stops.length > 0) {
    const issues = stops.map(({ field, why, suggestion }) => ({
      path: field,
      message: `${why} ${suggestion}`,
    }));
    throw new ApiError(offerErrors.offer_stopped, { issues });
  }
  return [...new Set(findings.filter(({ level }) => level === 'warn').map(({ rule }) => rule))];
}

/**
 * Checks what a company writes of an offer, on a day in Europe/Paris. Answers, as columns, the rules that warn and those
 * of them whose warning the company has read, now or before.
 * @throws ApiError `offer_stopped` with an issue for each finding that stops.
 */
export function requireHonestOffer(
  body: AnyOfferBody,
  firm: CheckedFirm,
  today: string,
  readBefore: readonly string[] = noRules,
): { warned_rules: string[]; read_rules: string[] } {
  const { kind } = body;
  const isJob = kind !== undefined && kind !== 'mission';
  const offer = isJob ? { ...body, salaryPeriod: salaryPeriodOf(kind) } : body;
  const warned = requireNothingStopped(offer, firm, today);
  const read: readonly string[] = body.read ?? readBefore;
  return { warned_rules: warned, read_rules: read.filter((rule) => warned.includes(rule)) };
}
