import * as z from 'zod/mini';
import { passwordMissing, typedPasswordSchema } from '../../core/field-schemas.ts';

/**
 * The password, or the word that a proof of the last ten minutes stands for it: an empty body, which anything may send,
 * deletes nobody.
 */
export const accountDeletionSchema = z
  .object({ password: z.optional(typedPasswordSchema), withProof: z.optional(z.literal(true)) })
  .check(
    z.refine(({ password, withProof }) => password !== undefined || withProof === true, {
      path: ['password'],
      error: passwordMissing,
    }),
  );
