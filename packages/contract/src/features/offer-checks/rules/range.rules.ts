import { lowestPay } from '../figures/lowest-pay.ts';
import type { CheckedOffer, Finding } from '../offer-checks.types.ts';
import { type AuthorityName, authorities } from './authorities.ts';

/** How many times the least the most may be before a range tells nothing. */
const widestRange = 1.5;

const inEuros = (euros: number) =>
  `${euros.toLocaleString('fr-FR', { maximumFractionDigits: 2 }).replaceAll('\u202f', '\u00a0')}\u00a0€`;

type Told = Pick<Finding, 'rule' | 'level' | 'field' | 'why' | 'suggestion'>;
const whole = ({ field, ...told }: Told, authority: AuthorityName): Finding => ({
  ...told,
  field,
  start: 0,
  end: 0,
  authority: authorities[authority].label,
  rewrite: null,
});

const missing = (field: string) =>
  whole(
    {
      rule: 'range',
      level: 'stop',
      field,
      why: 'Un emploi se publie avec sa fourchette de salaire.',
      suggestion: 'Indiquez le salaire brut le plus bas et le plus haut que vous proposez.',
    },
    'payTransparency',
  );

const perPeriod = ({ salaryPeriod }: CheckedOffer) => (salaryPeriod === 'month' ? 'par mois' : 'par an');

function tooLow(offer: CheckedOffer, least: number): Finding {
  const hours = `${(offer.hoursPerWeek ?? 35).toLocaleString('fr-FR')}\u00a0h par semaine`;
  const limit = `${inEuros(least)} brut ${perPeriod(offer)} pour ${hours}`;
  if (offer.kind === 'stage')
    return whole(
      {
        rule: 'unpaid',
        level: 'stop',
        field: 'salaryMin',
        why: `Un stage de plus de deux mois se paie au moins la gratification légale\u202f: ${limit}.`,
        suggestion: `Proposez au moins ${inEuros(least)} ${perPeriod(offer)}.`,
      },
      'gratification',
    );
  const isApprentice = offer.kind === 'alternance';
  return whole(
    {
      rule: 'range',
      level: 'stop',
      field: 'salaryMin',
      why: `Ce salaire est sous le minimum légal\u202f: ${limit}${isApprentice ? ', pour le plus jeune des apprentis' : ''}.`,
      suggestion: `Proposez au moins ${inEuros(least)} ${perPeriod(offer)}.`,
    },
    isApprentice ? 'apprenticeWage' : 'minimumWage',
  );
}

const tooWide = () =>
  whole(
    {
      rule: 'range',
      level: 'warn',
      field: 'salaryMax',
      why: 'Une fourchette aussi large ne dit pas ce que vous paierez.',
      suggestion: 'Resserrez-la, ou publiez une offre par niveau d’expérience.',
    },
    'payTransparency',
  );

const freeMission = () =>
  whole(
    {
      rule: 'unpaid',
      level: 'warn',
      field: 'budget',
      why: 'À 0\u00a0€ par jour, le travail ne serait pas payé.',
      suggestion: 'Indiquez un budget par jour, même approximatif.',
    },
    'payForWork',
  );

/** Whether the law makes its range wide: an apprentice's wage depends on age and year. */
const isWideByLaw = ({ kind }: CheckedOffer) => kind === 'alternance';

/** What an offer's figures say on a day, in Europe/Paris. */
export function checkFigures(offer: CheckedOffer, day: string): Finding[] {
  if ((offer.kind ?? 'mission') === 'mission') return offer.budget === 0 ? [freeMission()] : [];
  const { salaryMin: min, salaryMax: max } = offer;
  if (typeof min !== 'number' || typeof max !== 'number')
    return [missing(typeof min === 'number' ? 'salaryMax' : 'salaryMin')];
  const least = lowestPay(offer, day);
  if (min < least) return [tooLow(offer, least)];
  return max > widestRange * min && !isWideByLaw(offer) ? [tooWide()] : [];
}
