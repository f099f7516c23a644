import { once } from '../../core/once.ts';
import { perDay } from '../applications/rate.rules.ts';
import { yearlySalary } from '../offers/offer-kinds.rules.ts';
import { nearPay } from './match-criteria.rules.ts';
import type { Finding, MatchFacts } from './match-facts.ts';

const wholeEuros = once(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }));
const euros = (amount: number) => `${wholeEuros().format(Math.abs(amount))}\u00a0€`;

const isNear = (above: number, offered: number) => above <= offered * nearPay;

/** 'tarif 60 € au-dessus', per day; up to a tenth above is near enough. A budget of 0 asks nothing. */
export function explainRate({ profile, offer, hoursPerDay }: MatchFacts): Finding {
  if (!offer.budget) return null;
  if (!profile.hourlyRate) return { state: 'unknown', text: 'tarif non précisé' };
  const above = perDay(profile.hourlyRate, hoursPerDay) - offer.budget;
  if (Math.abs(above) < 1) return { state: 'met', text: 'tarif égal au budget' };
  if (above < 0) return { state: 'met', text: `tarif ${euros(above)} en dessous` };
  return isNear(above, offer.budget)
    ? { state: 'met', text: `tarif à 10\u00a0% près, ${euros(above)} au-dessus` }
    : { state: 'not_met', text: `tarif ${euros(above)} au-dessus` };
}

/** 'souhait 2 000 € au-dessus', per year. */
export function explainSalary({ profile, offer }: MatchFacts): Finding {
  if (!offer.salaryMax) return null;
  if (!profile.expectedSalary) return { state: 'unknown', text: 'salaire souhaité non précisé' };
  const perYear = (amount: number) => yearlySalary(amount, offer.salaryPeriod ?? 'year');
  const above = profile.expectedSalary - perYear(offer.salaryMax);
  if (above > 0) {
    return isNear(above, perYear(offer.salaryMax))
      ? { state: 'met', text: `souhait à 10\u00a0% près, ${euros(above)} au-dessus` }
      : { state: 'not_met', text: `souhait ${euros(above)} au-dessus` };
  }
  const isBelow = profile.expectedSalary < perYear(offer.salaryMin ?? 0);
  return { state: 'met', text: isBelow ? 'souhait sous la fourchette' : 'souhait dans la fourchette' };
}
