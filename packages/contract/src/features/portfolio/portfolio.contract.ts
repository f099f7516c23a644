import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import {
  portfolioItemBody,
  portfolioItemSchema,
  portfolioItemUpdate,
  portfolioOrderBody,
  projectSurroundingsSchema,
} from './portfolio.schemas.ts';

export const portfolioRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/api/portfolio',
    summary: 'Ajoute un projet à son portfolio',
    auth: 'required',
    body: portfolioItemBody,
    responses: { 201: portfolioItemSchema },
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/portfolio/:freelanceId',
    summary: 'Les projets d’un freelance',
    auth: 'none',
    params: z.object({ freelanceId: idSchema }),
    responses: { 200: z.array(portfolioItemSchema) },
  }),
  reorder: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/:freelanceId/order',
    summary: 'Range les projets de son portfolio',
    auth: 'required',
    params: z.object({ freelanceId: idSchema }),
    body: portfolioOrderBody,
    responses: { 200: z.array(portfolioItemSchema) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/portfolio/item/:id',
    summary: 'Un projet',
    auth: 'none',
    params: idParams,
    responses: { 200: portfolioItemSchema },
  }),
  around: defineRoute({
    method: 'GET',
    path: '/api/portfolio/:freelanceId/around/:id',
    summary: 'Qui a fait un projet, et ses projets d’avant et d’après',
    auth: 'none',
    params: z.object({ freelanceId: idSchema, id: idSchema }),
    responses: { 200: projectSurroundingsSchema },
  }),
  /** Framed by the project's page on a press: the one document whose policy names another host. */
  mediaFrame: defineRoute({
    method: 'GET',
    path: '/portfolio/item/:id/media',
    summary: 'La vidéo, la visite ou la maquette à laquelle mène un projet, chez son hébergeur',
    auth: 'none',
    params: idParams,
    contentType: 'text/html',
    responses: { 200: null },
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/portfolio/item/:id',
    summary: 'Modifie un de ses projets',
    auth: 'required',
    params: idParams,
    body: portfolioItemUpdate,
    responses: { 200: portfolioItemSchema },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/portfolio/item/:id',
    summary: 'Supprime un de ses projets',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
};
