import * as z from 'zod/mini';
import { idSchema } from '../../core/ids.ts';
import { proofMarkSchema } from '../proofs/proofs.schemas.ts';
import { loanMonths } from './proof-loans.rules.ts';

export const loanBody = z.object({
  companyUserId: idSchema,
  months: z.literal(loanMonths, 'Choisissez une durée.'),
});

/** A download by a firm; the name is null once that account is gone. */
const loanDownloadSchema = z.object({ at: z.string(), by: z.nullable(z.string()) });

/** A loan as its owner reads it. Days are `YYYY-MM-DD` in Paris, the last one whole. */
export const proofLoanSchema = z.object({
  id: z.string(),
  siren: z.string(),
  companyName: z.string(),
  lentOn: z.string(),
  until: z.string(),
  state: z.enum(['open', 'ended', 'revoked']),
  downloads: z.array(loanDownloadSchema),
});
export type ProofLoan = z.infer<typeof proofLoanSchema>;

/** A firm that one may lend to; one whose SIREN is not confirmed has to confirm it first. */
const lendableFirmSchema = z.object({
  companyUserId: z.string(),
  name: z.string(),
  siren: z.string(),
  isConfirmed: z.boolean(),
});

export const ownLoansSchema = z.object({
  loans: z.array(proofLoanSchema),
  firms: z.array(lendableFirmSchema),
});
export type OwnLoans = z.infer<typeof ownLoansSchema>;

/** A person who lends their proofs to a firm; `due`: the earliest end of the valid ones. */
const lenderSchema = z.object({
  loanId: z.string(),
  userId: z.string(),
  freelanceId: z.nullable(z.string()),
  name: z.string(),
  until: z.string(),
  proofs: z.array(proofMarkSchema),
  due: z.nullable(z.string()),
});
export type Lender = z.infer<typeof lenderSchema>;

export const vigilanceSchema = z.object({
  isConfirmed: z.boolean(),
  people: z.array(lenderSchema),
  due: z.nullable(z.string()),
  /** Secret: its holder reads when proofs end. */
  calendarUrl: z.string(),
});
export type Vigilance = z.infer<typeof vigilanceSchema>;

export const calendarAddressSchema = z.object({ calendarUrl: z.string() });
