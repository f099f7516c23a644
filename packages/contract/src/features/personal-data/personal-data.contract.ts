import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { accountDeletionSchema } from './personal-data.schemas.ts';

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
