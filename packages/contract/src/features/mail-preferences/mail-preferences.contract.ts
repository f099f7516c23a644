import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { successResponse } from '../../core/ok-response.ts';
import {
  mailPreferencesBody,
  mailPreferencesSchema,
  mailSubscriptionSchema,
} from './mail-preferences.schemas.ts';

const tokenQuery = z.object({
  token: z.string('Lien de désinscription incomplet.').check(z.maxLength(200)),
});

export const mailPreferenceRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id/mail-preferences',
    summary: 'Les e-mails que l’on veut recevoir',
    auth: 'required',
    params: idParams,
    responses: { 200: mailPreferencesSchema },
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/users/:id/mail-preferences',
    summary: 'Choisit les e-mails que l’on veut recevoir',
    auth: 'required',
    params: idParams,
    body: mailPreferencesBody,
    responses: { 200: mailPreferencesSchema },
  }),
  showSubscription: defineRoute({
    method: 'GET',
    path: '/api/mail-subscription',
    summary: 'Ce dont parle le lien de désinscription d’un e-mail ; ne change rien',
    auth: 'none',
    query: tokenQuery,
    responses: { 200: mailSubscriptionSchema },
  }),
  changeSubscription: defineRoute({
    method: 'PUT',
    path: '/api/mail-subscription',
    summary: 'Ne plus recevoir ces e-mails, ou les recevoir à nouveau, sans connexion',
    auth: 'none',
    query: tokenQuery,
    body: z.object({ isWanted: z.boolean() }),
    responses: { 200: mailSubscriptionSchema },
  }),
  /** RFC 8058: a mail program posts to the address of `List-Unsubscribe`, whose GET is the page with a button. */
  unsubscribeInOneClick: defineRoute({
    method: 'POST',
    path: '/desinscription',
    summary: 'Désinscription en un clic depuis un logiciel de messagerie (RFC 8058)',
    auth: 'none',
    query: tokenQuery,
    responses: { 200: successResponse },
  }),
};
