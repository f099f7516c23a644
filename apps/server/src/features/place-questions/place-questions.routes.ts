import { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { answerPlace, askPlace } from './answer-place.ts';

export function registerPlaceQuestionRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, placeQuestionRoutes.get, [ownParam('userId')], ({ user }) =>
    askPlace(context, user.id),
  );
  registerRoute(app, context, placeQuestionRoutes.answer, [ownParam('userId')], ({ user, body }) =>
    answerPlace(context, user.id, body.code),
  );
}
