import * as z from 'zod/mini';
import { jobseekerAvailabilitySchema } from '../../core/availability.schemas.ts';
import {
  freeTextSchema,
  numberSchema,
  optionalNumberSchema,
  requiredTextSchema,
} from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { tidyText } from '../../core/pasted/tidy-text.ts';
import { workPictureSchema } from '../directory/directory.schemas.ts';
import { offerKinds, salaryPeriods } from '../offers/offer-kinds.rules.ts';
import { offerStatuses } from '../offers/offers.rules.ts';
import { fileCautionSchema } from '../uploads/uploads.schemas.ts';
import { mobilityAnswer } from '../vocabulary/facets.schemas.ts';
import { applicationStatuses, mostShownProjects, rejectionReasonKeys } from './applications.rules.ts';

const maxDailyRateEuros = 100_000;

const letterLabel = 'Lettre de motivation';
const rateLabel = 'Tarif journalier';
export const letterMissingMessage = 'Écrivez votre lettre de motivation, même en quelques lignes.';
export const rateMissingMessage = 'Indiquez votre tarif par jour en euros, par exemple 350.';
const anyLetter = z._default(freeTextSchema(letterLabel, 10_000, 0), '');

const projectsMessage = 'Projets montrés\u00a0: choisissez-les dans votre portfolio.';
const tooManyProjectsMessage = `Projets montrés\u00a0: ${mostShownProjects} au plus.`;
export const unknownProjectMessage =
  'Projets montrés\u00a0: l’un d’eux n’est pas, ou plus, dans votre portfolio. Choisissez-les à nouveau.';

/** Projects of one's own to show with an application, in the order in which the company sees them. */
const shownProjectsField = z.optional(
  z
    .array(z.string(projectsMessage).check(z.minLength(1), z.maxLength(64, projectsMessage)), projectsMessage)
    .check(
      z.maxLength(mostShownProjects, tooManyProjectsMessage),
      z.refine((ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length, {
        error: 'Projets montrés\u00a0: l’un d’eux est choisi deux fois.',
      }),
    ),
);

/** An application to a mission. `proposedRate` in euros per day. */
export const applicationBody = z.object({
  jobId: idSchema,
  freelancerId: z.optional(idSchema),
  coverLetter: requiredTextSchema(letterLabel, 10_000, letterMissingMessage),
  proposedRate: numberSchema(rateLabel, {
    max: maxDailyRateEuros,
    units: ['euro', 'day'],
    missing: rateMissingMessage,
  }),
  projectIds: shownProjectsField,
});

/** An application to a job; a letter is required unless it is a `stage`. */
export const jobApplicationBody = z.object({
  jobId: idSchema,
  jobseekerId: z.optional(idSchema),
  coverLetter: anyLetter,
  /** A CV that this account uploaded; the company gets a copy. */
  cvUrl: z.optional(emptyAsNull(z.string().check(z.trim(), z.maxLength(300, 'CV : adresse inconnue.')))),
});

/** Either; who applies and to what says what must be in it. */
export const anyApplicationBody = z.object({
  ...jobApplicationBody.shape,
  freelancerId: z.optional(idSchema),
  proposedRate: z.optional(
    optionalNumberSchema(rateLabel, { max: maxDailyRateEuros, units: ['euro', 'day'] }),
  ),
  projectIds: shownProjectsField,
});
export type AnyApplicationBody = z.output<typeof anyApplicationBody>;

/** One dated change of an application. */
const applicationEventSchema = z.object({
  status: z.enum(applicationStatuses),
  at: z.string(),
  message: z.nullable(z.string()),
});

/** A project of an applicant: its title, or its link where it has none, and its cover. */
export const shownProjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  picture: z.nullable(workPictureSchema),
});
export type ShownProject = z.infer<typeof shownProjectSchema>;

/**
 * What a company needs to decide, as the profile and the offer are now; texts of a suspended applicant are
 * empty.
 */
const receivedDetailsSchema = z.object({
  /** The company's own mark, which nobody else can read. */
  isFavourite: z.boolean(),
  title: z.string(),
  location: z.string(),
  experienceYears: z.number(),
  availability: z.nullable(jobseekerAvailabilitySchema),
  availabilityToConfirm: z.optional(z.boolean()),
  /** Other projects of a freelance, so that three pictures are there with those that were chosen. */
  works: z.array(shownProjectSchema),
  /** The offer's, in euros per day; null for a job. */
  budget: z.nullable(z.number()),
  /** What a job pays, in gross euros; null for a mission. */
  salary: z.nullable(z.object({ min: z.number(), max: z.number(), period: z.enum(salaryPeriods) })),
  /** Of a job seeker: euros per year. */
  expectedSalary: z.nullable(z.number()),
});

export const applicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  offerStatus: z.enum(offerStatuses),
  /** Its company deleted the offer: it has no page any more. */
  isOfferDeleted: z.boolean(),
  companyName: z.string(),
  company_user_id: z.string(),
  offerKind: z.enum(offerKinds),
  /** The applicant: a freelance for a mission, a job seeker for a job. The id is the profile's. */
  applicantKind: z.enum(['freelance', 'jobseeker']),
  applicantId: z.string(),
  applicant_user_id: z.string(),
  applicantName: z.string(),
  applicantAvatar: z.nullable(z.string()),
  /** The same of a freelance; null of a job seeker. */
  freelancerId: z.nullable(z.string()),
  freelancer_user_id: z.nullable(z.string()),
  freelancer_name: z.nullable(z.string()),
  freelancerAvatar: z.nullable(z.string()),
  /** Null of a freelance. */
  jobseekerId: z.nullable(z.string()),
  /** Empty where none was asked for. */
  coverLetter: z.string(),
  /** Where the company and the applicant read the CV; null when none was sent, or when it may no longer be read. */
  cvUrl: z.nullable(z.string()),
  cvCautions: z.optional(z.array(fileCautionSchema)),
  /** Null for a job. */
  proposedRate: z.nullable(z.number()),
  status: z.enum(applicationStatuses),
  reason: z.nullable(z.enum(rejectionReasonKeys)),
  history: z.array(applicationEventSchema),
  remindedAt: z.nullable(z.string()),
  /** Projects chosen by their applicant to be seen with it; those that are gone are left out. */
  projects: z.array(shownProjectSchema),
  /** For its company alone. */
  received: z.optional(receivedDetailsSchema),
  /** For its applicant: whether the last answer was not read yet. */
  unread: z.optional(z.boolean()),
  createdAt: z.string(),
});
export type Application = z.infer<typeof applicationSchema>;

export const comparedOffersMessage = 'Comparez des candidatures à une même offre.';

/** One of several applications to an offer, with what they are compared by besides. */
export const comparedApplicationSchema = z.object({
  application: applicationSchema,
  skills: z.array(z.string()),
  /** Those of the skills that the offer's requirements name. */
  askedSkills: z.array(z.string()),
  /** 'Revit confirmé'; what the offer asks for comes first. */
  software: z.array(z.object({ name: z.string(), isAsked: z.boolean() })),
  /** Whole kilometres from the offer's place, as the crow flies; null where either has no point. */
  distanceKm: z.nullable(z.number()),
  ...mobilityAnswer,
});
export type ComparedApplication = z.infer<typeof comparedApplicationSchema>;

/** How many applications one offer received, by where they stand; 0 where there is none. */
export const offerApplicationsSchema = z.object({
  jobId: z.string(),
  job_title: z.string(),
  /** How many of them the company set among its favourites. */
  favouriteCount: z.number(),
  counts: z.record(z.enum(applicationStatuses), z.number()),
});
export type OfferApplications = z.infer<typeof offerApplicationsSchema>;

export const favouriteBody = z.object({
  favourite: z.boolean('Favori\u00a0: indiquez oui ou non.'),
});

export const reasonMissingMessage = 'Choisissez un motif.';

/** What a company writes to an applicant with its answer. */
export const answerMessageSchema = z
  .string()
  .check(z.overwrite(tidyText), z.maxLength(5000, 'Réponse : 5000 caractères au plus.'));

/** A company's answer. `message` goes to the applicant as it stands; a refusal carries its reason. */
export const applicationAnswerBody = z.object({
  status: z.enum(['seen', 'shortlisted', 'accepted', 'rejected'], 'Choisissez une réponse.'),
  reason: z.optional(z.nullable(z.enum(rejectionReasonKeys, reasonMissingMessage))),
  message: z.optional(z.nullable(answerMessageSchema)),
});
export type ApplicationAnswer = z.output<typeof applicationAnswerBody>;
