import * as z from 'zod/mini';
import { passkeyRequestSchema, usedPasskeySchema } from './passkeys.schemas.ts';
import { foldOneTimeCode } from './second-factor.rules.ts';

const typed = (message: string) => z.string(message).check(z.maxLength(40, message));

/** The six digits of an authenticator app. */
export const oneTimeCodeSchema = z.pipe(
  z.pipe(typed('Indiquez les 6 chiffres du code.'), z.transform(foldOneTimeCode)),
  z.string().check(z.regex(/^\d{6}$/, 'Indiquez les 6 chiffres du code.')),
);
/** A recovery code, in any spelling. */
export const recoveryCodeSchema = typed('Indiquez un code de secours.').check(
  z.regex(/[0-9a-z]/i, 'Indiquez un code de secours.'),
);

/** The token of a first step that was made, or of something begun: 32 random bytes. */
export const stepTokenSchema = z
  .string('Étape incomplète : recommencez.')
  .check(z.maxLength(100, 'Étape incomplète : recommencez.'));

/** What opens an account that a right password alone does not. */
export const secondStepSchema = z.object({
  /** Named in the next call; it lives some minutes, for one sign-in. */
  token: z.string(),
  /** Whether an authenticator app's code is taken. */
  code: z.boolean(),
  recoveryCode: z.boolean(),
  /** How to ask the browser for a passkey; null when the account has none. */
  passkey: z.nullable(passkeyRequestSchema),
});
export type SecondStep = z.output<typeof secondStepSchema>;

/** A first step with exactly one of the ways to make the second. */
export const secondStepBody = z
  .object({
    token: stepTokenSchema,
    code: z.optional(oneTimeCodeSchema),
    recoveryCode: z.optional(recoveryCodeSchema),
    passkey: z.optional(usedPasskeySchema),
  })
  .check(
    z.refine(
      (body) => [body.code, body.recoveryCode, body.passkey].filter((way) => way !== undefined).length === 1,
      'Indiquez un code, ou utilisez une clé d’accès.',
    ),
  );

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkeySchema>;

/** What protects an account beside its password, as its owner sees it. */
export const secondFactorSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Since when an authenticator app is set up, or null. */
  appSince: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** Operators must have one. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** Given with the first factor alone: they are shown once. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
