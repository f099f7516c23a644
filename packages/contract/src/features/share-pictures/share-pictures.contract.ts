import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';

/** What has a picture of its own where a link to it is shared. */
const sharedKinds = ['freelance', 'jobseeker', 'project', 'offer'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export const sharePictureRoutes = {
  /** 1,200 × 630 pixels, which every network shows whole. Source: The Open Graph protocol, `og:image`. */
  get: defineRoute({
    method: 'GET',
    path: '/share/:kind/:name',
    summary: 'Image d’un profil, d’un projet ou d’une offre pour les liens partagés : `ID.jpg`',
    auth: 'none',
    params: z.object({ kind: z.string(), name: z.string() }),
    responses: { 200: null },
  }),
};
