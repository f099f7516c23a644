import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { newPasswordSchema, typedPasswordSchema } from '../../core/field-schemas.ts';
import { idParams, idSchema } from '../../core/ids.ts';
import { successResponse } from '../../core/ok-response.ts';
import { roleSchema } from '../../core/roles.schemas.ts';
import { companyOwnSchema } from '../companies/companies.schemas.ts';
import { freelanceSchema } from '../freelances/freelances.schemas.ts';
import { jobseekerSchema } from '../jobseekers/jobseekers.schemas.ts';
import { passkeyRequestSchema, usedPasskeySchema } from '../second-factor/passkeys.schemas.ts';
import { secondStepBody } from '../second-factor/second-factor.schemas.ts';
import {
  confirmedEmail,
  confirmIdentityBody,
  createUserBody,
  forgotPasswordBody,
  loginBody,
  ownAccountSchema,
  registerBody,
  resetPasswordBody,
  secondStepAnswer,
  sessionAnswer,
  sessionSchema,
  updateUserBody,
  userSchema,
} from './accounts.schemas.ts';

const emailToken = z.string('Lien de confirmation incomplet.').check(z.maxLength(200));

export const accountRoutes = {
  login: defineRoute({
    method: 'POST',
    path: '/api/login',
    summary: 'Ouvre une session, ou demande le second facteur du compte qui en a un',
    auth: 'none',
    body: loginBody,
    responses: { 200: sessionAnswer, 202: secondStepAnswer },
  }),
  takeSecondStep: defineRoute({
    method: 'POST',
    path: '/api/login/second-step',
    summary: 'Ouvre la session après le mot de passe, par un code ou une clé d’accès',
    auth: 'none',
    body: secondStepBody,
    responses: { 200: sessionAnswer },
  }),
  startPasskeyLogin: defineRoute({
    method: 'POST',
    path: '/api/login/passkey/setup',
    summary: 'Commence une connexion par clé d’accès, sans mot de passe',
    auth: 'none',
    responses: { 200: passkeyRequestSchema },
  }),
  loginWithPasskey: defineRoute({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Ouvre une session par une clé d’accès, sans mot de passe',
    auth: 'none',
    body: z.object({ passkey: usedPasskeySchema }),
    responses: { 200: sessionAnswer },
  }),
  register: defineRoute({
    method: 'POST',
    path: '/api/register',
    summary: 'Crée un compte sans type',
    auth: 'none',
    body: registerBody,
    responses: { 201: sessionAnswer },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/users',
    summary: 'Crée un compte, avec son profil et son portfolio si on les donne',
    auth: 'none',
    body: createUserBody,
    responses: {
      201: z.object({
        id: z.string(),
        token: z.string(),
        user: userSchema,
        /** Another account registered the same SIRET. */
        siretElsewhere: z.optional(z.boolean()),
      }),
    },
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ferme la session',
    auth: 'required',
    responses: { 204: null },
  }),
  me: defineRoute({
    method: 'GET',
    path: '/api/me',
    summary: 'Le compte connecté et son profil',
    auth: 'required',
    responses: {
      200: z.object({
        user: ownAccountSchema,
        profile: z.nullable(z.union([freelanceSchema, jobseekerSchema, companyOwnSchema])),
        unreadCount: z.number(),
        /** For a company, applications it has not opened; for a freelance, answers they have not read. */
        unseenApplicationCount: z.number(),
        /** Lines of the bell that are no messages and were not read, 100 at most. */
        unreadNotificationCount: z.number(),
        /**
         * Present where some browser of the account has push: browsers then report whether a page is being
         * looked at.
         */
        isPushedTo: z.optional(z.literal(true)),
      }),
    },
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/users/:id',
    summary: 'Modifie son compte ; une nouvelle adresse e-mail attend d’être confirmée',
    auth: 'required',
    params: idParams,
    body: updateUserBody,
    responses: { 200: ownAccountSchema },
  }),
  readTerms: defineRoute({
    method: 'POST',
    path: '/api/users/:id/terms',
    summary: 'Note que l’on a lu la version en vigueur des conditions d’utilisation',
    auth: 'required',
    params: idParams,
    body: z.object({
      version: z.string('Indiquez la version que vous avez lue.').check(z.maxLength(20)),
    }),
    responses: { 200: ownAccountSchema },
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/users/:id/password',
    summary: 'Change son mot de passe ; les autres sessions se ferment',
    auth: 'required',
    params: idParams,
    body: z.object({ currentPassword: typedPasswordSchema, newPassword: newPasswordSchema }),
    responses: { 204: null },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'Le nom et le type d’un compte',
    auth: 'required',
    params: idParams,
    responses: { 200: z.object({ id: z.string(), username: z.string(), role: z.nullable(roleSchema) }) },
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/users/:id/sessions',
    summary: 'Où son compte est connecté',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(sessionSchema) },
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/sessions/:sessionId',
    summary: 'Ferme une de ses sessions',
    auth: 'required',
    params: z.object({ id: idSchema, sessionId: idSchema }),
    responses: { 204: null },
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/users/:id/sessions',
    summary: 'Ferme toutes ses sessions sauf celle-ci',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirme l’adresse e-mail d’un compte, ou une nouvelle, avec le lien reçu à cette adresse',
    auth: 'none',
    body: z.object({ token: emailToken }),
    responses: { 200: confirmedEmail },
  }),
  sendConfirmation: defineRoute({
    method: 'POST',
    path: '/api/users/:id/email-confirmation',
    summary: 'Envoie un nouveau lien pour confirmer son adresse e-mail, si elle ne l’est pas',
    auth: 'required',
    params: idParams,
    responses: { 200: successResponse },
  }),
  confirmIdentity: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm',
    summary:
      'Prouve que c’est bien soi, par le mot de passe, un code ou une clé d’accès, pour ce qui demande une preuve de moins de dix minutes',
    auth: 'required',
    body: confirmIdentityBody,
    responses: { 204: null },
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Envoie un lien de réinitialisation si l’adresse est connue',
    auth: 'none',
    body: forgotPasswordBody,
    responses: { 200: successResponse },
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choisit un nouveau mot de passe avec le lien reçu',
    auth: 'none',
    body: resetPasswordBody,
    responses: { 200: successResponse },
  }),
};
