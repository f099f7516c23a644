import * as z from 'zod/mini';
import { jobseekerAvailabilitySchema } from '../../core/availability.schemas.ts';
import { defineRoute } from '../../core/define-route.ts';
import { userIdParams } from '../../core/ids.ts';
import { mobilityFields } from '../vocabulary/facets.schemas.ts';

const token = z.string('Lien incomplet.').check(z.maxLength(300, 'Lien incomplet.'));
/** `yes`: what the profile says still holds; `no`: the person is not available any more. */
const answer = z.enum(['yes', 'no'], 'Répondez par oui ou par non.');
/** `free`: the person is available again. */
const ownWord = z.enum(['yes', 'no', 'free'], 'Dites si vous êtes disponible.');
export type AvailabilityAnswer = z.infer<typeof answer>;
export type AvailabilityWord = z.infer<typeof ownWord>;

/** From which day on the person is free, where they know; left out or empty, what the profile says stays. */
const { availableFrom } = mobilityFields;

const responses = { 200: z.object({ availability: jobseekerAvailabilitySchema }) } as const;

export const availabilityRoutes = {
  /** With the link of a mail instead of a session. */
  answerByMail: defineRoute({
    method: 'POST',
    path: '/api/availability/answer',
    summary: 'Répond à « Toujours disponible ? » avec le lien reçu par e-mail',
    auth: 'none',
    body: z.object({ token, answer, availableFrom }),
    responses,
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/api/availability/by-user/:userId',
    summary: 'Confirme, retire ou redonne sa disponibilité',
    auth: 'required',
    params: userIdParams,
    body: z.object({ answer: ownWord, availableFrom }),
    responses,
  }),
};
