import * as z from 'zod/mini';
import { daySchema, numberSchema, requiredLineSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { locationTooLong, maxLocationLength } from '../../core/search-limits.ts';
import { ruleNames } from '../offer-checks/offer-checks.types.ts';
import { facetAnswer, facetFields } from '../vocabulary/facets.schemas.ts';
import { jobKinds, offerKinds, salaryPeriods } from './offer-kinds.rules.ts';
import { offerStatuses } from './offers.rules.ts';
import { splitRequirements } from './requirements.rules.ts';

export const maxBudgetEurosPerDay = 100_000;
const deadlineMessage = 'Date limite : indiquez un jour.';
export const deadlinePastMessage = 'La date limite ne peut pas être passée.';
export const urgentDeadlineMessage =
  'Besoin sous 7\u00a0jours\u00a0: la date limite est au plus tard 7\u00a0jours après la publication.';
export const urgentTooLateMessage =
  'Cette offre est publiée depuis plus de 7\u00a0jours\u00a0: fermez-la puis rouvrez-la, ou publiez-en une autre.';

const requirementsMessage = 'Exigences : écrivez-en une par ligne.';
const isSplittable = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'));

const requirementsSchema = z.pipe(
  z.transform((value: string | readonly string[] | null | undefined): readonly string[] => {
    const given: unknown = value ?? [];
    return isSplittable(given) ? splitRequirements(given) : (given as string[]);
  }),
  z
    .array(
      z.string(requirementsMessage).check(z.maxLength(300, 'Exigences : 300 caractères au plus par ligne.')),
      requirementsMessage,
    )
    .check(z.maxLength(30, 'Exigences : 30 lignes au plus.')),
);

const remoteSchema = z.pipe(
  z.transform((value: boolean | number | null | undefined): number =>
    value === true || value === 1 ? 1 : value ? -1 : 0,
  ),
  z
    .number()
    .check(z.gte(0, 'Télétravail : indiquez oui ou non.'), z.lte(1, 'Télétravail : indiquez oui ou non.')),
);

const deadlineSchema = daySchema(deadlineMessage);

const readMessage = 'Remarques lues\u00a0: une liste de règles.';
const readRulesSchema = z.pipe(
  z
    .array(z.string(readMessage).check(z.maxLength(40, readMessage)), readMessage)
    .check(z.maxLength(50, readMessage)),
  z.transform((given: string[]) => ruleNames.filter((rule) => given.includes(rule))),
);

/** What the body of an offer of any kind has. `deadline` a day in Europe/Paris, which the server compares with today. */
export const commonOfferFields = {
  entreprise_id: z.optional(idSchema),
  titre: requiredLineSchema(
    'Titre',
    150,
    'Indiquez le titre de l’offre, par exemple Plans d’exécution d’une surélévation en bois.',
  ),
  description: requiredTextSchema(
    'Description',
    10_000,
    'Décrivez le projet ou le poste : ce que vous attendez, les outils, le déroulement.',
  ),
  requirements: requirementsSchema,
  lieu: emptyAsNull(
    z
      .string('Lieu : indiquez un texte.')
      .check(z.overwrite(tidyLine), z.maxLength(maxLocationLength, locationTooLong)),
  ),
  deadline: deadlineSchema,
  ...facetFields,
  /** Rules whose warnings the firm has read; left out of a change, those read before. */
  read: z.optional(readRulesSchema),
};

/** Body of a mission. `budget` in euros per day. */
export const offerBody = z.object({
  ...commonOfferFields,
  kind: z.optional(z.literal('mission', 'Type d’offre : choisissez-le dans la liste.')),
  budget: numberSchema('Budget', {
    max: maxBudgetEurosPerDay,
    units: ['euro', 'day'],
    missing: 'Indiquez le budget par jour en euros, par exemple 350.',
  }),
  duree: emptyAsNull(
    z
      .string('Durée : indiquez un texte.')
      .check(z.overwrite(tidyLine), z.maxLength(100, 'Durée : 100 caractères au plus.')),
  ),
  remote: remoteSchema,
  /** 'Besoin sous 7 jours'; left out of a change, it stays. */
  urgent: z.optional(z.boolean('Besoin sous 7\u00a0jours\u00a0: indiquez oui ou non.')),
});
export type OfferBody = z.output<typeof offerBody>;

/** What a closed offer needs to be open again. */
export const reopenOfferBody = z.object({ deadline: deadlineSchema });

/** An offer as visitors read it. */
export const restrictedOfferSchema = z.object({
  id: z.string(),
  titre: z.string(),
  remote: z.number(),
  lieu: z.nullable(z.string()),
  createdAt: z.string(),
  restricted: z.literal(true),
});
export type RestrictedOffer = z.infer<typeof restrictedOfferSchema>;

/** How fast and how often a company answers applications; shown once it has received five. */
const answerRecordSchema = z.object({ rate: z.number(), medianDelayHours: z.nullable(z.number()) });

/** What is answered of an offer of any kind. */
const commonOfferAnswer = {
  id: z.string(),
  entreprise_id: z.string(),
  /** The account behind the company: who receives a message about the offer. */
  entreprise_user_id: z.string(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  titre: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  lieu: z.nullable(z.string()),
  remote: z.number(),
  deadline: z.string(),
  status: z.enum(offerStatuses),
  highlighted: z.boolean(),
  createdAt: z.string(),
  /** For a viewer who may apply to it: whether they have. */
  applied: z.optional(z.boolean()),
  answerRecord: z.nullable(answerRecordSchema),
  ...facetAnswer,
  /** In a list around a place: whole kilometres from it, as the crow flies. */
  distanceKm: z.optional(z.number()),
  /** For its own company: how many applied, how many of these it has not opened, how many wait for an answer. */
  applicationCount: z.optional(z.number()),
  unseenCount: z.optional(z.number()),
  waitingCount: z.optional(z.number()),
  /** For its own company: rules whose warnings it has read. */
  read: z.optional(z.array(z.enum(ruleNames))),
};

const offerSchema = z.object({
  ...commonOfferAnswer,
  kind: z.literal('mission', 'Type d’offre : choisissez-le dans la liste.'),
  budget: z.number(),
  duree: z.nullable(z.string()),
  /** 'Besoin sous 7 jours'. */
  urgent: z.boolean(),
});
export type Offer = z.infer<typeof offerSchema>;

/** A job, which anybody may read whole. Salaries in gross euros, for a year or a month. */
export const jobOfferSchema = z.object({
  ...commonOfferAnswer,
  kind: z.enum(jobKinds),
  salaryMin: z.number(),
  salaryMax: z.number(),
  salaryPeriod: z.enum(salaryPeriods),
  /** `YYYY-MM-DD`; null as soon as may be. */
  startDate: z.nullable(z.string()),
  /** Null for what has no end. */
  months: z.nullable(z.number()),
  hoursPerWeek: z.number(),
  /** Days a week, 0 to 5; `remote` is 1 for all five. */
  remoteDays: z.number(),
  benefits: z.nullable(z.string()),
  /** The tutor of a mise en situation professionnelle. */
  tutor: z.nullable(z.string()),
});
export type JobOffer = z.infer<typeof jobOfferSchema>;

/** A mission or a job, with all its fields. */
export const fullOfferSchema = z.discriminatedUnion('kind', [offerSchema, jobOfferSchema]);
export type FullOffer = z.infer<typeof fullOfferSchema>;

/** An open offer on its company's page: what decides whether to open it. */
const companyOfferSchema = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  titre: z.string(),
  lieu: z.nullable(z.string()),
  remote: z.number(),
  createdAt: z.string(),
  /** Of a mission, in euros per day. */
  budget: z.nullable(z.number()),
  /** Of a job, in gross euros for a year or a month. */
  salaryMin: z.nullable(z.number()),
  salaryMax: z.nullable(z.number()),
  salaryPeriod: z.nullable(z.enum(salaryPeriods)),
});
export type CompanyOffer = z.infer<typeof companyOfferSchema>;

/** Most of a company's offers that its page lists. */
export const mostCompanyOffers = 50;

/**
 * Visitors read jobs only, and whether there are missions too. `total`: of the offers that the reader may
 * see.
 */
export const companyOffersSchema = z.object({
  offers: z.array(companyOfferSchema),
  total: z.number(),
  hasHidden: z.boolean(),
  answerRecord: z.nullable(answerRecordSchema),
});
export type CompanyOffers = z.infer<typeof companyOffersSchema>;

const ownCounts = { applicationCount: z.number(), unseenCount: z.number(), waitingCount: z.number() };

/** An offer in its company's own list. */
export const ownOfferSchema = z.discriminatedUnion('kind', [
  z.extend(offerSchema, ownCounts),
  z.extend(jobOfferSchema, ownCounts),
]);
export type OwnOffer = z.infer<typeof ownOfferSchema>;

/** Full for the signed-in, restricted for others: first what fails at one field, as each failing one costs. */
export const anyOfferSchema = z.union([restrictedOfferSchema, offerSchema]);
export type AnyOffer = z.infer<typeof anyOfferSchema>;

/** An offer by its id: a mission as `anyOfferSchema`, a job whole to everybody. */
export const shownOfferSchema = z.union([restrictedOfferSchema, fullOfferSchema]);
export type ShownOffer = z.infer<typeof shownOfferSchema>;
