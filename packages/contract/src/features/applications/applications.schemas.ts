import * as z from 'zod/mini';
import { freeTextSchema, numberSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { offerStatuses } from '../offers/offers.rules.ts';
import { applicationStatuses, rejectionReasonKeys } from './applications.rules.ts';

export const maxDailyRateEuros = 100_000;

/** `proposedRate` in euros per day. */
export const applicationBody = z.object({
  jobId: idSchema,
  freelancerId: z.optional(idSchema),
  coverLetter: freeTextSchema('Lettre de motivation', 10_000),
  proposedRate: numberSchema('Tarif journalier', { max: maxDailyRateEuros }),
});

export type ApplicationBody = z.output<typeof applicationBody>;

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
  freelancerId: z.string(),
  freelancer_user_id: z.string(),
  freelancer_name: z.string(),
  freelancerAvatar: z.nullable(z.string()),
  coverLetter: z.string(),
  proposedRate: z.number(),
  status: z.enum(applicationStatuses),
  reason: z.nullable(z.enum(rejectionReasonKeys)),
  history: z.array(applicationEventSchema),
  remindedAt: z.nullable(z.string()),
  /** For its freelance: whether the last answer was not read yet. */
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

/** A company's answer. `message` goes to the freelance as it stands; a refusal carries its reason. */
export const applicationAnswerBody = z.object({
  status: z.enum(['seen', 'shortlisted', 'accepted', 'rejected'], 'Choisissez une réponse.'),
  reason: z.optional(z.nullable(z.enum(rejectionReasonKeys, reasonMissingMessage))),
  message: z.optional(z.nullable(answerMessageSchema)),
});
export type ApplicationAnswer = z.output<typeof applicationAnswerBody>;
