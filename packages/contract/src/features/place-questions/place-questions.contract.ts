import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { userIdParams } from '../../core/ids.ts';
import { placeSuggestionSchema } from '../places/places.schemas.ts';

const codeMessage = 'Lieu : choisissez-le dans la liste.';

/**
 * A person's words for where they are, and the places that these may mean; none when there is nothing to ask.
 */
const placeQuestionSchema = z.object({
  words: z.string(),
  candidates: z.array(placeSuggestionSchema),
});

export const placeQuestionRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/place-questions/by-user/:userId',
    summary: 'Les lieux que la localisation de sa fiche peut désigner',
    auth: 'required',
    params: userIdParams,
    responses: { 200: placeQuestionSchema },
  }),
  /** `code: null` is « none of these »: not asked again while the words stay the same. */
  answer: defineRoute({
    method: 'POST',
    path: '/api/place-questions/by-user/:userId',
    summary: 'Dit lequel de ces lieux est le bon, ou aucun',
    auth: 'required',
    params: userIdParams,
    body: z.object({ code: z.nullable(z.string(codeMessage).check(z.maxLength(20, codeMessage))) }),
    responses: { 200: placeQuestionSchema },
  }),
};
