import * as z from 'zod/mini';
import { tidyLine } from '../../core/pasted/tidy-text.ts';

/** Base64url, as browsers write the bytes of a passkey. */
const bytes = z.string().check(z.maxLength(8000), z.regex(/^[\w-]+$/));
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));
const extensions = z.record(z.string(), z.unknown());

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.optional(extensions),
};

/** What a browser gives for a new passkey: `RegistrationResponseJSON` of Web Authentication. */
export const newPasskeySchema = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.optional(transports),
    }),
  },
  'Clé d’accès incomplète.',
);
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a browser gives for the use of a passkey: `AuthenticationResponseJSON` of Web Authentication. */
export const usedPasskeySchema = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.optional(z.nullable(bytes)),
    }),
  },
  'Clé d’accès incomplète.',
);
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What a browser needs to ask for a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(z.array(descriptor)),
});
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;

const nameMessage = 'Donnez à cette clé un nom de 1 à 60 caractères.';

/** What its owner calls a passkey. */
export const passkeyNameBody = z.object({
  name: z
    .string(nameMessage)
    .check(z.overwrite(tidyLine), z.minLength(1, nameMessage), z.maxLength(60, nameMessage)),
});
