import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { attachmentSchema, uploadAnswer } from './uploads.schemas.ts';

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
  attachment: defineRoute({
    method: 'POST',
    path: '/api/upload/attachment',
    summary: 'Envoie une image, un document, un plan ou une archive à joindre à un message',
    auth: 'required',
    multipartField: 'attachment',
    responses: { 201: attachmentSchema },
  }),
  proof: defineRoute({
    method: 'POST',
    path: '/api/upload/proof',
    summary: 'Envoie le document d’un justificatif (PDF ou image)',
    auth: 'required',
    multipartField: 'proof',
    responses,
  }),
  /**
   * The bytes themselves. An image comes in the width at or above `w` (pixels), in the format the caller takes; with
   * `original`, one of a message as it was sent.
   */
  file: defineRoute({
    method: 'GET',
    path: '/files/:id',
    summary: 'Une image, ou un CV ou une pièce jointe pour qui peut les télécharger',
    auth: 'optional',
    params: idParams,
    query: z.object({ w: z.optional(z.string()), original: z.optional(z.string()) }),
    responses: { 200: null },
  }),
  /** A public picture by an address that says width and format, for shared caches: none but these widths. */
  picture: defineRoute({
    method: 'GET',
    path: '/pictures/:id/:name',
    summary: 'Une image publique, dans une largeur et un format : `320.avif`, `320.webp`',
    auth: 'none',
    params: z.object({ id: z.string(), name: z.string() }),
    responses: { 200: null },
  }),
};
