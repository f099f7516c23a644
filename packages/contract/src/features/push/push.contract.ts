import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import {
  presenceBody,
  pushEndpointBody,
  pushRenewalBody,
  pushSettingsBody,
  pushSettingsSchema,
  pushSubscriptionBody,
} from './push.schemas.ts';

export const pushRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id/push',
    summary: 'Comment on est prévenu sur ses appareils',
    auth: 'required',
    params: idParams,
    responses: { 200: pushSettingsSchema },
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/push',
    summary: 'Choisit quand ses appareils se taisent, et ce qu’ils montrent',
    auth: 'required',
    params: idParams,
    body: pushSettingsBody,
    responses: { 200: pushSettingsSchema },
  }),
  subscribe: defineRoute({
    method: 'POST',
    path: '/api/users/:id/push/browsers',
    summary: 'Prévient désormais ce navigateur, tant que sa connexion est ouverte',
    auth: 'required',
    params: idParams,
    body: pushSubscriptionBody,
    responses: { 204: null },
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/users/:id/push/browsers/forget',
    summary: 'Ne prévient plus ce navigateur',
    auth: 'required',
    params: idParams,
    body: pushEndpointBody,
    responses: { 204: null },
  }),
  renew: defineRoute({
    method: 'POST',
    path: '/api/push/renew',
    summary: 'Change l’adresse d’un navigateur prévenu, pour qui connaît l’ancienne',
    auth: 'none',
    body: pushRenewalBody,
    responses: { 204: null },
  }),
  presence: defineRoute({
    method: 'PUT',
    path: '/api/push/presence',
    summary: 'Dit si une page du compte est regardée : rien n’est alors envoyé à ses appareils',
    auth: 'required',
    body: presenceBody,
    responses: { 204: null },
  }),
};
