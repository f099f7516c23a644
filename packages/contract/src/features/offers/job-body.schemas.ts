import * as z from 'zod/mini';
import { daySchema, numberSchema, optionalNumberSchema } from '../../core/field-schemas.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { tidyLine, tidyText } from '../../core/pasted/tidy-text.ts';
import {
  hasMonths,
  jobKinds,
  maxSalaryEuros,
  mostHoursPerWeek,
  mostJobMonths,
  mostRemoteDays,
  salaryPeriodOf,
  salaryPeriods,
  usualHoursPerWeek,
} from './offer-kinds.rules.ts';
import { commonOfferFields, offerBody } from './offers.schemas.ts';

export const kindFixedMessage = 'Type d’offre : il ne change plus. Publiez une nouvelle offre.';
const kindMessage = 'Type d’offre : choisissez-le dans la liste.';
const periodMessage = 'Rémunération : par mois pour un stage ou une alternance, par an pour le reste.';
const startMessage = 'Début : indiquez un jour.';

const nothingAs = <Default>(value: Default) =>
  z.transform((given: unknown): unknown =>
    given === undefined || given === null || (typeof given === 'string' && tidyLine(given) === '')
      ? value
      : given,
  );
const euros = (label: string) =>
  z.optional(optionalNumberSchema(label, { max: maxSalaryEuros, units: ['euro'] }));
const text = (label: string, max: number, tidy: (given: string) => string) =>
  emptyAsNull(
    z
      .string(`${label} : indiquez un texte.`)
      .check(z.overwrite(tidy), z.maxLength(max, `${label} : ${max} caractères au plus.`)),
  );

const jobFields = z.object({
  ...commonOfferFields,
  kind: z.enum(jobKinds, kindMessage),
  /** Gross euros; none at all is for the checks of offers to refuse, which say by what right. */
  salaryMin: euros('Salaire minimum'),
  salaryMax: euros('Salaire maximum'),
  salaryPeriod: z.optional(z.nullable(z.enum(salaryPeriods, periodMessage))),
  startDate: emptyAsNull(daySchema(startMessage)),
  months: optionalNumberSchema('Durée en mois', { min: 1, max: mostJobMonths, int: true, units: ['month'] }),
  hoursPerWeek: z.pipe(
    nothingAs(usualHoursPerWeek),
    numberSchema('Heures par semaine', { min: 1, max: mostHoursPerWeek, units: ['hour', 'week'] }),
  ),
  remoteDays: z.pipe(
    nothingAs(0),
    numberSchema('Jours de télétravail', { max: mostRemoteDays, int: true, units: ['day', 'week'] }),
  ),
  benefits: text('Avantages', 2000, tidyText),
  tutor: text('Tuteur ou tutrice', 200, tidyLine),
});
type JobFields = z.output<typeof jobFields>;

const rule = (path: keyof JobFields, error: string, holds: (job: JobFields) => boolean) =>
  z.refine<JobFields>(holds, { path: [path], error });

/** Body of a job. */
export const jobBody = jobFields.check(
  rule(
    'salaryMax',
    'Salaire maximum : indiquez-le aussi.',
    ({ salaryMin, salaryMax }) => salaryMax != null || salaryMin == null,
  ),
  rule(
    'salaryMin',
    'Salaire minimum : indiquez-le aussi.',
    ({ salaryMin, salaryMax }) => salaryMin != null || salaryMax == null,
  ),
  rule(
    'salaryMax',
    'Salaire maximum : il ne peut pas être inférieur au minimum.',
    ({ salaryMin, salaryMax }) => salaryMin == null || salaryMax == null || salaryMin <= salaryMax,
  ),
  rule(
    'salaryPeriod',
    periodMessage,
    ({ kind, salaryPeriod }) => salaryPeriod == null || salaryPeriod === salaryPeriodOf(kind),
  ),
  rule(
    'months',
    'Indiquez la durée en mois, par exemple 6.',
    ({ kind, months }) => months !== null || !hasMonths(kind),
  ),
  rule(
    'months',
    'Durée en mois : un CDI n’en a pas.',
    ({ kind, months }) => months === null || hasMonths(kind),
  ),
  rule(
    'placeCode',
    'Lieu : choisissez-le dans la liste, sauf si le poste est entièrement à distance.',
    ({ placeCode, remoteDays }) => placeCode != null || remoteDays === mostRemoteDays,
  ),
  rule(
    'tutor',
    'Tuteur ou tutrice : pour une mise en situation professionnelle seulement.',
    ({ kind, tutor }) => tutor === null || kind === 'msp',
  ),
);
export type JobBody = z.output<typeof jobBody>;

/** Body of an offer of any kind: a mission unless `kind` says otherwise. */
export const anyOfferBody = z.discriminatedUnion('kind', [offerBody, jobBody], kindMessage);
export type AnyOfferBody = z.output<typeof anyOfferBody>;

/** Tells the two kinds of body apart. */
export function isJobBody(body: AnyOfferBody): body is JobBody {
  return body.kind !== undefined && body.kind !== 'mission';
}
