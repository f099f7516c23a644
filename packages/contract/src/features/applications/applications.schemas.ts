import * as z from 'zod/mini';
import { freeTextSchema, numberSchema, optionalNumberSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { offerKinds } from '../offers/offer-kinds.rules.ts';
import { offerStatuses } from '../offers/offers.rules.ts';
import { applicationStatuses, rejectionReasonKeys } from './applications.rules.ts';

export const maxDailyRateEuros = 100_000;

const letterLabel = 'Lettre de motivation';
const rateLabel = 'Tarif journalier';
const anyLetter = z._default(freeTextSchema(letterLabel, 10_000, 0), '');

/** An application to a mission. `proposedRate` in euros per day. */
export const applicationBody = z.object({
  jobId: idSchema,
  freelancerId: z.optional(idSchema),
  coverLetter: freeTextSchema(letterLabel, 10_000),
  proposedRate: numberSchema(rateLabel, { max: maxDailyRateEuros }),
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
  proposedRate: z.optional(optionalNumberSchema(rateLabel, { max: maxDailyRateEuros })),
});
export type AnyApplicationBody = z.output<typeof anyApplicationBody>;

export const letterMissingMessage = `${letterLabel} : ce champ est obligatoire.`;
export const rateMissingMessage = `${rateLabel} : ce champ est obligatoire.`;

/** One dated change of an application. */
export const applicationEventSchema = z.object({
  status: z.enum(applicationStatuses),
  at: z.string(),
  message: z.nullable(z.string()),
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
  /** Who applies: a freelance to a mission, a job seeker to a job. The id is the profile's. */
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
  /** Null for a job. */
  proposedRate: z.nullable(z.number()),
  status: z.enum(applicationStatuses),
  reason: z.nullable(z.enum(rejectionReasonKeys)),
  history: z.array(applicationEventSchema),
  remindedAt: z.nullable(z.string()),
  /** For its applicant: whether the last answer was not read yet. */
  unread: z.optional(z.boolean()),
  createdAt: z.string(),
});
export type Application = z.infer<typeof applicationSchema>;

/** How many applications one offer received, by where they stand; 0 where there is none. */
export const offerApplicationsSchema = z.object({
  jobId: z.string(),
  job_title: z.string(),
  counts: z.record(z.enum(applicationStatuses), z.number()),
});
export type OfferApplications = z.infer<typeof offerApplicationsSchema>;

export const reasonMissingMessage = 'Choisissez un motif.';

/** What a company writes to an applicant with its answer. */
export const answerMessageSchema = z
  .string()
  .check(z.trim(), z.maxLength(5000, 'Réponse : 5000 caractères au plus.'));

/** A company's answer. `message` goes to the applicant as it stands; a refusal carries its reason. */
export const applicationAnswerBody = z.object({
  status: z.enum(['seen', 'shortlisted', 'accepted', 'rejected'], 'Choisissez une réponse.'),
  reason: z.optional(z.nullable(z.enum(rejectionReasonKeys, reasonMissingMessage))),
  message: z.optional(z.nullable(answerMessageSchema)),
});
export type ApplicationAnswer = z.output<typeof applicationAnswerBody>;
