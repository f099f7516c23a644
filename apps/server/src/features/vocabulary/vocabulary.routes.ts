import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { sendUnlessCached } from '../../core/http/caching.ts';
import { registerRoute } from '../../core/http/register-route.ts';

const answer = structuredClone<unknown>(vocabulary) as Vocabulary;
const keptS = 3_600;

export function registerVocabularyRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, vocabularyRoutes.get, [], ({ request, reply }) =>
    sendUnlessCached(request, reply, answer, keptS),
  );
}
