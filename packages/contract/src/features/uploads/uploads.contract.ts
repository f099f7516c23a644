import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { uploadAnswer } from './uploads.schemas.ts';

const responses = { 201: uploadAnswer } as const;

export const uploadRoutes = {
  avatar: defineRoute({
    method: 'POST',
    path: '/api/upload/avatar',
    summary: 'Envoie un portrait ou une image de projet',
    auth: 'optional',
    multipartField: 'avatar',
    responses,
  }),
  logo: defineRoute({
    method: 'POST',
    path: '/api/upload/logo',
    summary: 'Envoie le logo d’une entreprise',
    auth: 'optional',
    multipartField: 'logo',
    responses,
  }),
  cv: defineRoute({
    method: 'POST',
    path: '/api/upload/cv',
    summary: 'Envoie un CV (PDF ou Word)',
    auth: 'optional',
    multipartField: 'cv',
    responses,
  }),
  /** The bytes themselves. An image comes in the width at or above `w` (pixels), in the format the caller takes. */
  file: defineRoute({
    method: 'GET',
    path: '/files/:id',
    summary: 'Une image, ou un CV pour qui peut le télécharger',
    auth: 'optional',
    params: idParams,
    query: z.object({ w: z.optional(z.string()) }),
    responses: { 200: null },
  }),
};
