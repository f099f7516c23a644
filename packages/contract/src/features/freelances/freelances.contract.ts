import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, userIdParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { profileCardSchema } from '../directory/directory.schemas.ts';
import { freelanceProfileBody, freelanceProfileUpdate, freelanceSchema } from './freelances.schemas.ts';

export const freelanceRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/freelancers',
    summary: 'Les freelances',
    auth: 'none',
    query: z.object(pageQueryFields),
    responses: { 200: z.array(profileCardSchema) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/freelances',
    summary: 'Crée son profil de freelance',
    auth: 'required',
    body: freelanceProfileBody,
    responses: { 201: freelanceSchema },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/freelancers/:id',
    summary: 'Un freelance',
    auth: 'optional',
    params: idParams,
    responses: { 200: freelanceSchema },
  }),
  getByUser: defineRoute({
    method: 'GET',
    path: '/api/freelancers/by-user/:userId',
    summary: 'Le profil freelance d’un compte',
    auth: 'optional',
    params: userIdParams,
    responses: { 200: freelanceSchema },
  }),
  updateByUser: defineRoute({
    method: 'PUT',
    path: '/api/freelancers/by-user/:userId',
    summary: 'Modifie son profil de freelance',
    auth: 'required',
    params: userIdParams,
    body: freelanceProfileUpdate,
    responses: { 200: freelanceSchema },
  }),
};
