import * as z from 'zod/mini';
import { freeTextSchema, numberSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { isDay } from '../../core/paris-day.ts';
import { locationTooLong, maxLocationLength } from '../../core/search-limits.ts';
import { facetAnswer, facetFields } from '../vocabulary/facets.schemas.ts';
import { offerStatuses, splitRequirements } from './offers.rules.ts';

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
  z.number().check(z.gte(0, 'Télétravail : indiquez oui ou non.'), z.lte(1)),
);

/** Body of an offer. `budget` in euros per day; `deadline` a day in Europe/Paris, which the server compares with today. */
export const offerBody = z.object({
  entreprise_id: z.optional(idSchema),
  titre: freeTextSchema('Titre', 150),
  description: freeTextSchema('Description', 10_000),
  requirements: requirementsSchema,
  budget: numberSchema('Budget', { max: maxBudgetEurosPerDay }),
  duree: emptyAsNull(z.string().check(z.trim(), z.maxLength(100, 'Durée : 100 caractères au plus.'))),
  lieu: emptyAsNull(z.string().check(z.trim(), z.maxLength(maxLocationLength, locationTooLong))),
  remote: remoteSchema,
  deadline: z.string(deadlineMessage).check(
    z.trim(),
    z.refine((text: string) => isDay(text), { error: deadlineMessage }),
  ),
  /** 'Besoin sous 7 jours'; left out of a change, it stays. */
  urgent: z.optional(z.boolean('Besoin sous 7\u00a0jours\u00a0: indiquez oui ou non.')),
  ...facetFields,
});
export type OfferBody = z.output<typeof offerBody>;

/** What a closed offer needs to be open again. */
export const reopenOfferBody = z.object({ deadline: offerBody.shape.deadline });

/** All that the signed-out are told of an offer. */
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
export const answerRecordSchema = z.object({ rate: z.number(), medianDelayHours: z.nullable(z.number()) });

export const offerSchema = z.object({
  id: z.string(),
  entreprise_id: z.string(),
  /** The account behind the company: who receives a message about the offer. */
  entreprise_user_id: z.string(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  titre: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  budget: z.number(),
  duree: z.nullable(z.string()),
  lieu: z.nullable(z.string()),
  remote: z.number(),
  deadline: z.string(),
  status: z.enum(offerStatuses),
  highlighted: z.boolean(),
  /** 'Besoin sous 7 jours'. */
  urgent: z.boolean(),
  createdAt: z.string(),
  /** For a freelance: whether they applied. */
  applied: z.optional(z.boolean()),
  answerRecord: z.nullable(answerRecordSchema),
  ...facetAnswer,
  /** In a list around a place: whole kilometres from it, as the crow flies. */
  distanceKm: z.optional(z.number()),
  /** For its own company: how many applied, how many of these it has not opened, how many wait for an answer. */
  applicationCount: z.optional(z.number()),
  unseenCount: z.optional(z.number()),
  waitingCount: z.optional(z.number()),
});
export type Offer = z.infer<typeof offerSchema>;

/** An offer in its company's own list. */
export const ownOfferSchema = z.extend(offerSchema, {
  applicationCount: z.number(),
  unseenCount: z.number(),
  waitingCount: z.number(),
});
export type OwnOffer = z.infer<typeof ownOfferSchema>;

/** Full for the signed-in, restricted for others. */
export const anyOfferSchema = z.union([offerSchema, restrictedOfferSchema]);
export type AnyOffer = z.infer<typeof anyOfferSchema>;
