import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameBody,
  passkeyRequestSchema,
} from './passkeys.schemas.ts';
import {
  newRecoveryCodes,
  oneTimeCodeSchema,
  secondFactorSchema,
  stepTokenSchema,
} from './second-factor.schemas.ts';

const base = '/api/users/:id/second-factor';
const passkeyParams = z.object({ id: idSchema, passkeyId: idSchema });

/** What changes an account's second factor needs a proof of the last ten minutes. */
export const secondFactorRoutes = {
  get: defineRoute({
    method: 'GET',
    path: base,
    summary: 'Ce qui protège son compte en plus du mot de passe',
    auth: 'required',
    params: idParams,
    responses: { 200: secondFactorSchema },
  }),
  startApp: defineRoute({
    method: 'POST',
    path: `${base}/app/setup`,
    summary: 'Commence l’ajout d’une application d’authentification',
    auth: 'required',
    params: idParams,
    responses: {
      /** The secret as typed by hand, and in the address that a picture shows to the app. */
      200: z.object({ token: z.string(), secret: z.string(), uri: z.string() }),
    },
  }),
  addApp: defineRoute({
    method: 'POST',
    path: `${base}/app`,
    summary: 'Confirme l’application d’authentification par un de ses codes ; elle remplace la précédente',
    auth: 'required',
    params: idParams,
    body: z.object({ token: stepTokenSchema, code: oneTimeCodeSchema }),
    responses: { 201: newRecoveryCodes },
  }),
  removeApp: defineRoute({
    method: 'DELETE',
    path: `${base}/app`,
    summary: 'Retire l’application d’authentification',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  startPasskey: defineRoute({
    method: 'POST',
    path: `${base}/passkeys/setup`,
    summary: 'Commence l’ajout d’une clé d’accès',
    auth: 'required',
    params: idParams,
    responses: { 200: passkeyCreationSchema },
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: `${base}/passkeys`,
    summary: 'Enregistre la clé d’accès que le navigateur a faite',
    auth: 'required',
    params: idParams,
    body: z.extend(passkeyNameBody, { passkey: newPasskeySchema }),
    responses: { 201: newRecoveryCodes },
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: `${base}/passkeys/:passkeyId`,
    summary: 'Retire une clé d’accès',
    auth: 'required',
    params: passkeyParams,
    responses: { 204: null },
  }),
  /** A name opens nothing: no proof is asked for. */
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: `${base}/passkeys/:passkeyId`,
    summary: 'Renomme une clé d’accès',
    auth: 'required',
    params: passkeyParams,
    body: passkeyNameBody,
    responses: { 200: z.object({ id: z.string(), name: z.string() }) },
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: `${base}/recovery-codes`,
    summary: 'Donne dix nouveaux codes de secours ; les précédents ne valent plus rien',
    auth: 'required',
    params: idParams,
    responses: { 201: z.object({ recoveryCodes: z.array(z.string()) }) },
  }),
  /** Which ways `accountRoutes.confirmIdentity` takes beside the password. */
  startConfirmation: defineRoute({
    method: 'POST',
    path: `${base}/confirmation`,
    summary: 'Par quoi prouver que c’est bien soi, en plus du mot de passe',
    auth: 'required',
    params: idParams,
    responses: { 200: z.object({ code: z.boolean(), passkey: z.nullable(passkeyRequestSchema) }) },
  }),
};
