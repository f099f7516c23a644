import * as z from 'zod/mini';
import { aliasedObject } from '../../core/aliased-object.ts';
import { jobseekerAvailabilitySchema, staysSuggestedSchema } from '../../core/availability.schemas.ts';
import { maxExperienceYears } from '../../core/experience.ts';
import { nameLikeSchema, numberSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { skillsSchema } from '../../core/skills.ts';
import { proofMarkSchema } from '../proofs/proofs.schemas.ts';
import { fileCautionSchema, fileUrlSchema } from '../uploads/uploads.schemas.ts';
import { hiddenFromField, visibilitySchema } from '../visibility/visibility.schemas.ts';
import { facetAnswer, facetFields, mobilityAnswer, mobilityFields } from '../vocabulary/facets.schemas.ts';
import { reservedTitleNames } from '../vocabulary/reserved-titles.ts';
import { careerAnswer, careerFields } from './career.schemas.ts';

/** Highest yearly salary a profile may ask for, in euros. */
const maxExpectedSalaryEuros = 1_000_000;

/** Who may download a CV. */
export const cvAudiences = ['everyone', 'members', 'nobody'] as const;
export const cvAudienceSchema = z.enum(cvAudiences, 'Choisissez qui peut télécharger le CV.');
export type CvAudience = z.infer<typeof cvAudienceSchema>;

const fields = {
  user_id: z.optional(idSchema),
  title: nameLikeSchema('Titre', 'Indiquez votre titre, par exemple Dessinatrice projeteuse.'),
  specialization: nameLikeSchema(
    'Spécialité',
    'Indiquez votre spécialité, par exemple Rénovation énergétique.',
  ),
  location: nameLikeSchema('Localisation', 'Indiquez votre ville ou votre région, par exemple Lyon.'),
  expectedSalary: numberSchema('Salaire souhaité', {
    max: maxExpectedSalaryEuros,
    units: ['euro', 'year'],
    missing: 'Indiquez le salaire souhaité par an, en euros, par exemple 34 000.',
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
  ...careerFields,
};
const aliases = {
  expected_salary: 'expectedSalary',
  experience_years: 'experienceYears',
  cover_image: 'coverImage',
  cv_audience: 'cvAudience',
  hidden_from: 'hiddenFrom',
};

/**
 * Body of a job seeker's profile. `expectedSalary` in euros per year. By default, the CV of an employed
 * person goes only to the firms that they apply to. Later, `visibility` and `hiddenFrom` are changed by a
 * call of their own.
 */
export const jobseekerProfileBody = aliasedObject(
  {
    ...fields,
    availability: z._default(jobseekerAvailabilitySchema, 'Disponible'),
    staysSuggested: z._default(staysSuggestedSchema, false),
    avatar: fileUrlSchema('Portrait'),
    coverImage: fileUrlSchema('Image de couverture'),
    cv: fileUrlSchema('CV'),
    cvAudience: z.optional(cvAudienceSchema),
    visibility: z._default(visibilitySchema, 'public'),
    hiddenFrom: z._default(hiddenFromField, []),
  },
  aliases,
);

/** Body of a change: what the edit form requires, and the rest kept when left out. */
export const jobseekerProfileUpdate = aliasedObject(
  {
    ...fields,
    availability: z.optional(jobseekerAvailabilitySchema),
    staysSuggested: z.optional(staysSuggestedSchema),
    avatar: z.optional(fileUrlSchema('Portrait')),
    coverImage: z.optional(fileUrlSchema('Image de couverture')),
    cv: z.optional(fileUrlSchema('CV')),
    cvAudience: z.optional(cvAudienceSchema),
  },
  aliases,
);
export type JobseekerProfileInput = z.input<typeof jobseekerProfileBody>;
export type JobseekerProfileValues = z.output<typeof jobseekerProfileBody>;
export type JobseekerProfileChange = z.output<typeof jobseekerProfileUpdate>;

/**
 * A job seeker as others see them. `cv` is present only for callers who may download it; `hasCv` for
 * everyone.
 */
export const jobseekerSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  firstName: z.string(),
  username: z.optional(z.string()),
  title: z.string(),
  specialization: z.string(),
  location: z.string(),
  expectedSalary: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  availability: jobseekerAvailabilitySchema,
  /** The person was asked whether this still holds, and has not answered. */
  availabilityToConfirm: z.optional(z.boolean()),
  /** Suggested although not available; the owner alone sees this choice. */
  staysSuggested: z.optional(z.boolean()),
  experienceYears: z.number(),
  avatar: z.nullable(z.string()),
  coverImage: z.nullable(z.string()),
  hasCv: z.boolean(),
  cv: z.optional(z.nullable(z.string())),
  /** Warnings about the CV's content, for callers who may download it. */
  cvCautions: z.optional(z.array(fileCautionSchema)),
  /** The owner alone sees its choice. */
  cvAudience: z.optional(cvAudienceSchema),
  /** The owner alone sees its choice. */
  visibility: z.optional(visibilitySchema),
  /** Portrait and cover are not public: like the files of messages, they need a session's token. */
  picturesArePrivate: z.optional(z.boolean()),
  /** The title that the law keeps and this one bears; left out of the others. */
  reservedTitle: z.optional(z.enum(reservedTitleNames)),
  /** What stands of their proofs today. */
  proofs: z.optional(z.array(proofMarkSchema)),
  ...facetAnswer,
  ...mobilityAnswer,
  ...careerAnswer,
});
export type Jobseeker = z.infer<typeof jobseekerSchema>;
