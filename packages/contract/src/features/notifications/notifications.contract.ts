import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import {
  notificationPageSchema,
  notificationPreferencesBody,
  notificationPreferencesSchema,
  readAllBody,
  visitBody,
} from './notifications.schemas.ts';

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/notifications',
    summary: 'Ce qui est arrivé à son compte depuis 90 jours, le dernier d’abord',
    auth: 'required',
    query: z.object(pageQueryFields),
    responses: { 200: notificationPageSchema },
  }),
  read: defineRoute({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    summary: 'Marque une ligne comme lue',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  readAll: defineRoute({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marque comme lu tout ce qui est arrivé jusqu’à un instant, messages compris',
    auth: 'required',
    body: readAllBody,
    responses: { 204: null },
  }),
  visit: defineRoute({
    method: 'POST',
    path: '/api/notifications/visit',
    summary: 'Marque comme lu ce qui mène à une page, que l’on vient d’ouvrir',
    auth: 'required',
    body: visitBody,
    responses: { 204: null },
  }),
  getPreferences: defineRoute({
    method: 'GET',
    path: '/api/users/:id/notification-preferences',
    summary: 'Ce dont on veut être prévenu ici',
    auth: 'required',
    params: idParams,
    responses: { 200: notificationPreferencesSchema },
  }),
  updatePreferences: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/notification-preferences',
    summary: 'Choisit ce dont on veut être prévenu ici',
    auth: 'required',
    params: idParams,
    body: notificationPreferencesBody,
    responses: { 200: notificationPreferencesSchema },
  }),
};
