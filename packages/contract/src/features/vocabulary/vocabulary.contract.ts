import { defineRoute } from '../../core/define-route.ts';
import { vocabularySchema } from './vocabulary.schemas.ts';

export type { ReadableVocabulary, Vocabulary } from './vocabulary.schemas.ts';

export const vocabularyRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/vocabulary',
    summary: 'Les métiers, phases, logiciels, programmes et contextes, avec leurs codes',
    auth: 'none',
    responses: { 200: vocabularySchema },
  }),
};
