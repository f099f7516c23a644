import * as z from 'zod/mini';
import { jobseekerAvailabilities } from '../../core/availability.ts';

/**
 * How much of a limit the account has used. `contacts` and `offers` are those of a company without Premium,
 * `conversations` those that an account whose address is not confirmed may start.
 */
const usedLimitSchema = z.object({
  of: z.enum(['contacts', 'offers', 'conversations']),
  used: z.number(),
  limit: z.number(),
});
export type UsedLimit = z.infer<typeof usedLimitSchema>;

/** What waits for the signed-in person. */
export const todaySchema = z.object({
  unreadCount: z.number(),
  /** `waiting` for a company's answer; `unseen`: what it has not opened yet, or answers that an applicant has not read. */
  applications: z.nullable(z.object({ waiting: z.number(), unseen: z.number() })),
  limits: z.array(usedLimitSchema),
  /** Firms that wait for a discreet person's answer; left out where there are none. */
  reveals: z.optional(z.number()),
  /** What a professional's profile says of when they are free. */
  availability: z.nullable(z.enum(jobseekerAvailabilities)),
  /** The same, where its owner was asked whether it still holds. */
  availabilityToConfirm: z.nullable(z.enum(jobseekerAvailabilities)),
  /** How much of the advice a profile follows, and what to do next; null before there is a profile. */
  profile: z.nullable(
    z.object({
      done: z.number(),
      all: z.number(),
      next: z.nullable(
        z.object({ advice: z.string(), place: z.enum(['profile', 'portfolio', 'new-project']) }),
      ),
    }),
  ),
  /** A company's newest open offer, which has profiles that fit it. */
  offer: z.nullable(z.object({ id: z.string(), titre: z.string() })),
  /** Reports that wait for a decision; null unless the account is an operator's. */
  openReports: z.nullable(z.number()),
});
export type Today = z.infer<typeof todaySchema>;
