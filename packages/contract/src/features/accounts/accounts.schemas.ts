import * as z from 'zod/mini';
import {
  emailSchema,
  newPasswordSchema,
  typedPasswordSchema,
  usernameSchema,
} from '../../core/field-schemas.ts';
import { firstNameMessage } from '../../core/first-name.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { tidyName } from '../../core/pasted/tidy-text.ts';
import { roleSchema } from '../../core/roles.schemas.ts';
import { phoneNumberSchema } from '../phone-verification/phone-verification.schemas.ts';
import { portfolioEntrySchema } from '../portfolio/portfolio.schemas.ts';
import { usedPasskeySchema } from '../second-factor/passkeys.schemas.ts';
import { oneTimeCodeSchema, secondStepSchema } from '../second-factor/second-factor.schemas.ts';

/** The account as its owner sees it. Instants in ISO 8601, UTC. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  /** What is shown of the name on cards and to the signed-out. */
  firstName: z.string(),
  email: z.string(),
  role: z.nullable(roleSchema),
  phone: z.nullable(z.string()),
  profileCompleted: z.boolean(),
  createdAt: z.string(),
  /** Whether a link mailed to `email` was pressed. */
  emailConfirmed: z.boolean(),
  /** Given to those who decide reports. */
  isOperator: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;

/** What is shown of a name in place of it, among its words (`firstNameChoices`); nothing: what is computed from it. */
const firstNameField = z.optional(
  emptyAsNull(z.string(firstNameMessage).check(z.overwrite(tidyName), z.maxLength(100, firstNameMessage))),
);

/** One's own account now. */
export const ownAccountSchema = z.extend(userSchema, {
  /** The new address that still waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** The version of the terms accepted at registration, or read since: a day. */
  termsVersion: z.nullable(z.string()),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** What a link sent to an address did. */
export const confirmedEmail = z.object({
  email: z.string(),
  /** Given when the address was confirmed before. */
  alreadyConfirmed: z.optional(z.boolean()),
});
export type ConfirmedEmail = z.infer<typeof confirmedEmail>;

export const sessionAnswer = z.object({ user: userSchema, token: z.string() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The password was right, and the account asks for more. */
export const secondStepAnswer = z.object({ secondStep: secondStepSchema });
export type LoginAnswer = SessionAnswer | z.infer<typeof secondStepAnswer>;

/** The session that a sign-in opened. @throws when the account asks for a second step. */
export function sessionOf(answer: LoginAnswer): SessionAnswer {
  if ('secondStep' in answer) throw new Error('the account asks for a second step');
  return answer;
}

/** One of the ways to prove to be an account's owner. */
export const confirmIdentityBody = z
  .object({
    password: z.optional(typedPasswordSchema),
    code: z.optional(oneTimeCodeSchema),
    passkey: z.optional(usedPasskeySchema),
  })
  .check(
    z.refine(
      (body) => [body.password, body.code, body.passkey].filter((way) => way !== undefined).length === 1,
      {
        error: 'Indiquez votre mot de passe.',
        path: ['password'],
      },
    ),
  );

export const loginBody = z.object({ email: emailSchema, password: typedPasswordSchema });

/** The version of the terms that the form showed. */
const shownTerms = z.optional(z.string().check(z.maxLength(20)));

export const registerBody = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: usernameSchema,
  firstName: firstNameField,
  termsVersion: shownTerms,
});

/** With `profile` (the body of the role's profile call) account, profile and portfolio are made together. */
export const createUserBody = z.object({
  username: usernameSchema,
  firstName: firstNameField,
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(['freelance', 'entreprise', 'jobseeker'], 'Choisissez un type de compte.'),
  phone: z.optional(z.nullable(phoneNumberSchema)),
  termsVersion: shownTerms,
  profile: z.optional(z.record(z.string(), z.unknown())),
  portfolio: z.optional(
    z.array(portfolioEntrySchema).check(z.maxLength(40, 'Portfolio : 40 projets au plus.')),
  ),
});

/**
 * A new `email` only begins its confirmation; the present one again gives it up. `currentPassword` is needed for it
 * unless the session was opened a few minutes ago.
 */
export const updateUserBody = z.object({
  username: z.optional(usernameSchema),
  firstName: firstNameField,
  email: z.optional(emailSchema),
  phone: z.optional(z.nullable(phoneNumberSchema)),
  role: z.optional(roleSchema),
  currentPassword: z.optional(typedPasswordSchema),
});

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  current: z.boolean(),
});

export const forgotPasswordBody = z.object({ email: emailSchema });

const resetToken = z.string('Lien de réinitialisation incomplet.').check(z.maxLength(200));

/** A new password, and the token of the link that was sent. */
export const resetPasswordBody = z.object({ token: resetToken, password: newPasswordSchema });
