import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  savedAskedSchema,
  savedItemParams,
  savedItemSchema,
  savedListFields,
  savedNoteBody,
} from './saved-items.schemas.ts';

export const savedItemRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/users/:id/saved',
    summary: 'Ses favoris, le dernier d’abord ; de ce qui n’est plus disponible, rien d’autre que sa note',
    auth: 'required',
    params: idParams,
    query: z.object({ ...pageQueryFields, ...savedListFields }),
    responses: { 200: z.array(savedItemSchema) },
  }),
  among: defineRoute({
    method: 'GET',
    path: '/api/saved-among',
    summary: 'Lesquels, parmi des profils, offres ou projets, sont dans ses favoris',
    auth: 'required',
    query: z.object({ userId: idSchema, of: savedAskedSchema }),
    responses: { 200: z.array(z.string()) },
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/saved/:kind/:itemId',
    summary: 'Ajoute à ses favoris ; personne d’autre ne le sait',
    auth: 'required',
    params: savedItemParams,
    responses: { 204: null },
  }),
  note: defineRoute({
    method: 'PATCH',
    path: '/api/users/:id/saved/:kind/:itemId',
    summary: 'Écrit une note sur l’un de ses favoris, pour soi',
    auth: 'required',
    params: savedItemParams,
    body: savedNoteBody,
    responses: { 204: null },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/saved/:kind/:itemId',
    summary: 'Retire de ses favoris',
    auth: 'required',
    params: savedItemParams,
    responses: { 204: null },
  }),
};
