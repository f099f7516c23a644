import * as z from 'zod/mini';
import { aliasedObject } from '../../core/aliased-object.ts';
import { freelanceAvailabilitySchema, staysSuggestedSchema } from '../../core/availability.schemas.ts';
import { maxExperienceYears } from '../../core/experience.ts';
import { nameLikeSchema, numberSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { skillsSchema } from '../../core/skills.ts';
import { siretStateSchema, siretStatusSchema } from '../companies/companies.schemas.ts';
import { siretSchema } from '../companies/siret.schema.ts';
import { portfolioItemSchema } from '../portfolio/portfolio.schemas.ts';
import { proofMarkSchema } from '../proofs/proofs.schemas.ts';
import { fileUrlSchema } from '../uploads/uploads.schemas.ts';
import { facetAnswer, facetFields, mobilityAnswer, mobilityFields } from '../vocabulary/facets.schemas.ts';
import { reservedTitleNames } from '../vocabulary/reserved-titles.ts';

/** Highest hourly rate a profile may ask for, in euros. */
export const maxHourlyRateEuros = 10_000;

const fields = {
  user_id: z.optional(idSchema),
  title: nameLikeSchema('Titre', 'Indiquez votre titre, par exemple Dessinatrice projeteuse.'),
  specialization: nameLikeSchema(
    'Spécialité',
    'Indiquez votre spécialité, par exemple Rénovation énergétique.',
  ),
  location: nameLikeSchema('Localisation', 'Indiquez votre ville ou votre région, par exemple Lyon.'),
  hourlyRate: numberSchema('Tarif horaire', {
    max: maxHourlyRateEuros,
    units: ['euro', 'hour'],
    missing: 'Indiquez votre tarif horaire en euros, par exemple 55.',
  }),
  experienceYears: numberSchema('Expérience', {
    max: maxExperienceYears,
    units: ['year'],
    int: true,
    missing: 'Choisissez vos années d’expérience, 0 si vous débutez.',
  }),
  description: requiredTextSchema(
    'Description',
    5000,
    'Décrivez votre parcours en quelques phrases, par exemple vos projets types.',
  ),
  skills: skillsSchema,
  ...facetFields,
  ...mobilityFields,
};
const aliases = {
  hourly_rate: 'hourlyRate',
  experience_years: 'experienceYears',
  experience: 'experienceYears',
};

/** Body of a freelance's profile. `hourlyRate` in euros per hour. */
export const freelanceProfileBody = aliasedObject(
  {
    ...fields,
    siret: siretSchema,
    availability: z._default(freelanceAvailabilitySchema, 'Disponible'),
    staysSuggested: z._default(staysSuggestedSchema, false),
    avatar: fileUrlSchema('Portrait'),
  },
  aliases,
);

/** Body of a change: what the edit form requires, and the rest kept when left out. */
export const freelanceProfileUpdate = aliasedObject(
  {
    ...fields,
    siret: z.optional(siretSchema),
    availability: z.optional(freelanceAvailabilitySchema),
    staysSuggested: z.optional(staysSuggestedSchema),
    avatar: z.optional(fileUrlSchema('Portrait')),
  },
  aliases,
);
export type FreelanceProfileInput = z.input<typeof freelanceProfileBody>;
export type FreelanceProfileValues = z.output<typeof freelanceProfileBody>;
export type FreelanceProfileChange = z.output<typeof freelanceProfileUpdate>;

/** A freelance as others see it: the first name alone for signed-out callers, `username` for members. */
export const freelanceSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  firstName: z.string(),
  username: z.optional(z.string()),
  title: z.string(),
  specialization: z.string(),
  location: z.string(),
  hourlyRate: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  availability: freelanceAvailabilitySchema,
  /** The person was asked whether this still holds, and has not answered. */
  availabilityToConfirm: z.optional(z.boolean()),
  /** Suggested although not available; the owner alone sees this choice. */
  staysSuggested: z.optional(z.boolean()),
  experienceYears: z.number(),
  avatar: z.nullable(z.string()),
  completedProjects: z.number(),
  siretStatus: siretStatusSchema,
  siretState: siretStateSchema,
  /** The day on which the registry was last read of the number, where it is known. */
  siretReadOn: z.optional(z.nullable(z.string())),
  /** The title that the law keeps and this one bears; left out of the others. */
  reservedTitle: z.optional(z.enum(reservedTitleNames)),
  /** What stands of their proofs today. */
  proofs: z.optional(z.array(proofMarkSchema)),
  /** The owner alone sees its number. */
  siret: z.optional(z.string()),
  /** Another account registered the same number; only the owner reads this, without learning which. */
  siretElsewhere: z.optional(z.boolean()),
  portfolio: z.array(portfolioItemSchema),
  ...facetAnswer,
  ...mobilityAnswer,
});
export type Freelance = z.infer<typeof freelanceSchema>;
