import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { passwordMissing, typedPasswordSchema } from '../../core/field-schemas.ts';
import { idParams } from '../../core/ids.ts';

/**
 * The password, or the word that a proof of the last ten minutes stands for it: an empty body, which anything may send,
 * deletes nobody.
 */
const accountDeletionSchema = z
  .object({ password: z.optional(typedPasswordSchema), withProof: z.optional(z.literal(true)) })
  .check(
    z.refine(({ password, withProof }) => password !== undefined || withProof === true, {
      path: ['password'],
      error: passwordMissing,
    }),
  );

export const personalDataRoutes = {
  /** The archive is written while it is sent: a failure in its midst cuts it short. */
  export: defineRoute({
    method: 'GET',
    path: '/api/users/:id/export',
    summary: 'Tout ce qui est conservé sur soi, en JSON, et ses fichiers, dans une archive',
    auth: 'required',
    params: idParams,
    contentType: 'application/zip',
    responses: { 200: z.unknown() },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Supprime son compte et tout ce qui le concerne, sans délai',
    auth: 'required',
    params: idParams,
    body: accountDeletionSchema,
    responses: { 204: null },
  }),
};
