import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { roleSchema } from '../../core/roles.schemas.ts';

/**
 * A download of a CV: by a member, by a visitor who was not signed in, or by a member whose account is gone.
 */
const cvDownloadSchema = z.object({
  id: z.string(),
  downloadedAt: z.string(),
  by: z.enum(['member', 'visitor', 'deleted']),
  /** A company's name, else the person's. */
  name: z.nullable(z.string()),
  role: z.nullable(roleSchema),
});
export type CvDownload = z.infer<typeof cvDownloadSchema>;

export const cvDownloadRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/cv-downloads',
    summary: 'Qui a téléchargé son CV, et quand',
    auth: 'required',
    params: idParams,
    query: z.object(pageQueryFields),
    responses: { 200: z.array(cvDownloadSchema) },
  }),
};
