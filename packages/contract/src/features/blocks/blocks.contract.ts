import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { roleSchema } from '../../core/roles.schemas.ts';

/** A person whom the caller has blocked. `blockedAt` is an instant. */
const blockSchema = z.object({
  userId: z.string(),
  username: z.string(),
  role: z.nullable(roleSchema),
  blockedAt: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

export const blockRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/blocks',
    summary: 'Les personnes que l’on a bloquées, la dernière d’abord',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(blockSchema) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/users/:id/blocks',
    summary: 'Bloque quelqu’un : il ne peut plus écrire',
    auth: 'required',
    params: idParams,
    body: z.object({ userId: idSchema }),
    responses: { 201: blockSchema },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/blocks/:blockedId',
    summary: 'Débloque quelqu’un',
    auth: 'required',
    params: z.object({ id: idSchema, blockedId: idSchema }),
    responses: { 204: null },
  }),
};
