import * as z from 'zod/mini';
import { emailSchema, freeLineSchema, freeTextSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { roleSchema } from '../../core/roles.schemas.ts';
import { attachmentSchema } from '../uploads/uploads.schemas.ts';
import {
  decisionGroundNames,
  noticeKindNames,
  reportDecisionNames,
  reportReasonNames,
  type TargetKind,
  targetKinds,
} from './reports.rules.ts';

export const maxReportDetailsLength = 2000;
export const maxStatementLength = 4000;
const minStatementLength = 20;

export const groundMissingMessage = 'Indiquez sur quoi la décision se fonde.';
const detailsMissingMessage = 'Expliquez en quelques mots ce qui s’est passé.';

/** A report names the person and, when it is about messages, the conversation. */
export const reportBody = z
  .object({
    userId: idSchema,
    conversationId: z.optional(z.nullable(idSchema)),
    reason: z.enum(reportReasonNames, 'Choisissez une raison.'),
    details: z._default(freeTextSchema('Explications', maxReportDetailsLength, 0), ''),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || details !== '', {
      path: ['details'],
      error: detailsMissingMessage,
    }),
  );

const minNoticeDetailsLength = 20;
export const nameMissingMessage = 'Indiquez votre nom.';
export const emailMissingMessage = 'Indiquez votre adresse e-mail.';
const goodFaithMissingMessage = 'Confirmez que vous signalez de bonne foi.';

/**
 * A notice: what, why, where exactly, in good faith (Regulation (EU) 2022/2065, article 16, 2). A signed-in
 * reporter is known; others give name and address, which the operation requires unless the reason lets them
 * stay unnamed.
 */
export const noticeBody = z.object({
  kind: z.enum(noticeKindNames, 'Indiquez ce que vous signalez.'),
  id: idSchema,
  place: z._default(freeTextSchema('Emplacement', 500, 0), ''),
  reason: z.enum(reportReasonNames, 'Choisissez une raison.'),
  details: requiredTextSchema('Explications', maxReportDetailsLength, detailsMissingMessage).check(
    z.minLength(minNoticeDetailsLength, `Explications : ${minNoticeDetailsLength} caractères au moins.`),
  ),
  name: z.optional(z.nullable(freeLineSchema('Nom', 200, 0))),
  email: z.optional(z.nullable(z.union([z.literal(''), emailSchema], 'Adresse e-mail invalide.'))),
  goodFaith: z.literal(true, goodFaithMissingMessage),
});
export type NoticeBody = z.infer<typeof noticeBody>;

export const reportReceiptSchema = z.object({ id: z.string(), createdAt: z.string() });

/** The reasons of a decision, sent to both people. Without action it needs no ground. */
export const statementSchema = requiredTextSchema(
  'Motifs',
  maxStatementLength,
  'Écrivez les motifs de la décision.',
).check(z.minLength(minStatementLength, `Motifs : ${minStatementLength} caractères au moins.`));
export const decisionBody = z
  .object({
    decision: z.enum(reportDecisionNames, 'Choisissez une décision.'),
    ground: z.optional(z.nullable(z.enum(decisionGroundNames, groundMissingMessage))),
    statement: statementSchema,
  })
  .check(
    z.refine(({ decision, ground }) => decision === 'no_action' || Boolean(ground), {
      path: ['ground'],
      error: groundMissingMessage,
    }),
  );
export type DecisionBody = z.infer<typeof decisionBody>;

export const reportStatusSchema = z.enum(['open', 'closed']);
export type ReportStatus = z.infer<typeof reportStatusSchema>;

/** A person of a report. `profileId` is that of their public profile, when they have one. */
const partySchema = z.object({
  userId: z.string(),
  username: z.string(),
  role: z.nullable(roleSchema),
  profileId: z.nullable(z.string()),
  isSuspended: z.boolean(),
});
export type ReportParty = z.infer<typeof partySchema>;

/** The data of a reported account that is gone, kept as long as a report needs it. Instants in ISO 8601. */
const sealedPartySchema = z.object({
  username: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: z.nullable(roleSchema),
  createdAt: z.string(),
  sealedAt: z.string(),
  /** What its profile said: texts by the column they stood in. */
  profile: z.record(z.string(), z.string()),
});
export type SealedParty = z.infer<typeof sealedPartySchema>;

const targetKindNames = Object.keys(targetKinds) as [TargetKind, ...TargetKind[]];

/** A report in the queue; a person whose account is gone is null. Instants in ISO 8601. */
export const reportSummarySchema = z.object({
  id: z.string(),
  reason: z.enum(reportReasonNames),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(reportDecisionNames)),
  reporter: z.nullable(partySchema),
  /** A reporter without an account; null for one with an account, or unnamed. */
  reporterContact: z.nullable(z.object({ name: z.string(), email: z.string() })),
  target: z.object({ kind: z.enum(targetKindNames), id: z.string(), title: z.string() }),
  reported: z.nullable(partySchema),
  /** When the reported account deleted itself since. */
  sealed: z.nullable(sealedPartySchema),
});
export type ReportSummary = z.infer<typeof reportSummarySchema>;

/** A decision as operators see it, on a report or to lift a suspension. */
export const decisionSchema = z.object({
  id: z.string(),
  reportId: z.nullable(z.string()),
  kind: z.enum([...reportDecisionNames, 'lift']),
  ground: z.nullable(z.enum(decisionGroundNames)),
  statement: z.string(),
  operatorName: z.string(),
  decidedAt: z.string(),
});
export type ModerationDecision = z.infer<typeof decisionSchema>;

const reportedMessageSchema = z.object({
  from: z.enum(['reporter', 'reported']),
  subject: z.nullable(z.string()),
  content: z.string(),
  /** An operator may read them as long as the account that sent them is there. */
  attachments: z.array(attachmentSchema),
  createdAt: z.string(),
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

/** A report with all that its decision needs: `history` is what was decided about the same person, the last first. */
export const reportSchema = z.extend(reportSummarySchema, {
  details: z.string(),
  /** Where it was seen, as the reporter wrote it. */
  place: z.string(),
  /** What the content said when it was reported. */
  content: z.string(),
  messages: z.array(reportedMessageSchema),
  outcome: z.nullable(decisionSchema),
  history: z.array(decisionSchema),
  otherOpenReports: z.number(),
});
export type Report = z.infer<typeof reportSchema>;
