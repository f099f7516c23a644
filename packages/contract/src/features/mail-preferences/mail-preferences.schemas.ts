import * as z from 'zod/mini';
import { mailKindNames } from './mail-kinds.rules.ts';

const choice = z.boolean('Choisissez si vous voulez recevoir ces e-mails.');

/** For each kind of mail, whether the person wants it. */
export const mailPreferencesSchema = z.object({
  messages: choice,
  meetings: choice,
  applications: choice,
  reveals: choice,
  offers: choice,
  proofs: choice,
  availability: choice,
  news: choice,
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** Kinds that are left out stay as they are. */
export const mailPreferencesBody = z.partial(mailPreferencesSchema);

/** What the link at the foot of a mail is about. */
export const mailSubscriptionSchema = z.object({
  kind: z.enum(mailKindNames),
  isWanted: z.boolean(),
});
export type MailSubscription = z.infer<typeof mailSubscriptionSchema>;
