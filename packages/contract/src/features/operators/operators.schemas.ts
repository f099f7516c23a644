import * as z from 'zod/mini';
import { roleSchema } from '../../core/roles.schemas.ts';
import { companyConfirmationSchema, siretStateSchema } from '../companies/companies.schemas.ts';
import { ruleNames } from '../offer-checks/offer-checks.types.ts';
import { offerKinds } from '../offers/offer-kinds.rules.ts';
import { decisionSchema } from '../reports/reports.schemas.ts';

/** A look or an act of an operator. Instants in ISO 8601. */
export const logEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  operatorId: z.string(),
  /** Null when the account is gone. */
  operatorName: z.nullable(z.string()),
  /** Method and path, as declared. */
  action: z.string(),
  targetIds: z.array(z.string()),
  /** `seen`, `begun`, `done` or the code of a refusal. */
  outcome: z.string(),
});

/** An account in a search of operators. */
export const accountSummarySchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.nullable(roleSchema),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  isSuspended: z.boolean(),
  isOperator: z.boolean(),
  openReports: z.number(),
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;

export const accountDetailsSchema = z.extend(accountSummarySchema, {
  phone: z.nullable(z.string()),
  profileId: z.nullable(z.string()),
  takedowns: z.number(),
  /** Of a company or a freelance: how it is known to be the number's holder, or null; left out for others. */
  companyConfirmation: z.optional(z.nullable(companyConfirmationSchema)),
  /** Of a company or a freelance: its number, '' without one, and what is shown of it. */
  siret: z.optional(z.object({ number: z.string(), state: z.nullable(siretStateSchema) })),
  /** Other accounts that registered the same SIRET, the last made first. */
  sameSiret: z.array(z.object({ id: z.string(), username: z.string(), siret: z.string() })),
  sessions: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      userAgent: z.nullable(z.string()),
    }),
  ),
  /** What was decided about it, the last first. */
  decisions: z.array(decisionSchema),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

/** What the law has hosts keep of an account that is gone: texts by their names. */
export const sealedHostDataSchema = z.object({
  id: z.string(),
  purpose: z.string(),
  sealedAt: z.string(),
  keptUntil: z.string(),
  content: z.record(z.string(), z.string()),
});
export type SealedHostData = z.infer<typeof sealedHostDataSchema>;

/** Work that failed at its last try. Its data, which may hold addresses, is not shown. */
export const failedJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  failedAt: z.nullable(z.string()),
  tries: z.number(),
  /** The class of its last error. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** A mail that no try could send. Neither its content nor its recipient is shown. */
export const unsentMailSchema = z.object({
  id: z.string(),
  /** `account`: about the access to an account. */
  lane: z.enum(['account', 'notices']),
  /** Of the recipient's address. */
  domain: z.string(),
  createdAt: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  /** The command that the mail server said no to, as `RCPT TO`; empty where it said nothing. */
  step: z.string(),
  /** Its answer: three digits (RFC 5321), enhanced code (RFC 3463) and text, without addresses. */
  code: z.nullable(z.number()),
  enhancedCode: z.nullable(z.string()),
  answer: z.string(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** A published offer that the checks warn of, with the words that make them. */
export const warnedOfferSchema = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  titre: z.string(),
  companyName: z.string(),
  companyUserId: z.string(),
  createdAt: z.string(),
  warnings: z.array(
    z.object({
      rule: z.enum(ruleNames),
      field: z.string(),
      /** Empty where the field as a whole is meant. */
      words: z.string(),
      why: z.string(),
      /** Whether its company said to have read it. */
      isRead: z.boolean(),
    }),
  ),
});
export type WarnedOffer = z.infer<typeof warnedOfferSchema>;

/** What can happen to the access of an account, or by whom it opened it to. */
const securityEventKinds = [
  'account_created',
  'signed_in',
  'sign_in_failed',
  'sign_in_slowed',
  'password_wrong',
  'password_changed',
  'password_reset',
  'email_confirmed',
  'conversations_ceiling_met',
  'cv_downloads_ceiling_met',
  'email_change_asked',
  'email_changed',
  'phone_changed',
  'data_exported',
  'second_step_failed',
  'second_step_slowed',
  'code_wrong',
  'passkey_wrong',
  'passkey_added',
  'passkey_removed',
  'app_added',
  'app_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_factor_removed',
  'names_limit_reached',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** `kind` is one of `securityEventKinds`, or one of another release. */
export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  userId: z.nullable(z.string()),
  username: z.nullable(z.string()),
  network: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  at: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** Counts of the last seven days, and what waits now. */
export const figuresSchema = z.object({
  since: z.string(),
  newFreelances: z.number(),
  newJobseekers: z.number(),
  newCompanies: z.number(),
  offers: z.number(),
  applications: z.number(),
  messages: z.number(),
  reports: z.number(),
  decidedReports: z.number(),
  /** Median of hours from report to decision; null when none was decided. */
  medianHoursToDecide: z.nullable(z.number()),
  takedowns: z.number(),
  contests: z.number(),
  suspensions: z.number(),
  failedSignIns: z.number(),
  openReports: z.number(),
  openContests: z.number(),
  failedJobs: z.number(),
});
export type Figures = z.infer<typeof figuresSchema>;
