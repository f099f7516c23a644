import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { answerAvailability, answerAvailabilityByMail } from './answer-availability.ts';

export function registerAvailabilityRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(app, context, availabilityRoutes.answerByMail, [], ({ body }) =>
    answerAvailabilityByMail(context, body),
  );

  registerRoute(app, context, availabilityRoutes.answer, [ownParam('userId')], ({ user, body }) =>
    answerAvailability(context, user.id, body),
  );
}
