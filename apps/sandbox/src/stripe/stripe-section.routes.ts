import { advanceClock, resendEvent } from '@mitoyen/stripe-sandbox';
import { textsOf } from '@mitoyen/stripe-sandbox/hosted/submitted.ts';
import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';

/** The forms of the page's part on payments. They lead back to it. */
export function stripeSectionRoutes(app: FastifyInstance, state: SandboxState): void {
  const form = (path: string, act: (fields: Readonly<Record<string, string>>) => unknown) =>
    app.post(`/page/stripe/${path}`, async (request, reply) => {
      await act(textsOf(request.body));
      return reply.redirect('/#paiement', 303);
    });
  form('clock', ({ seconds }) => advanceClock(state.stripe, seconds));
  form('resend', ({ id = '' }) => resendEvent(state.stripe, id));
  form('deliveries', ({ paused }) => state.stripe.events.deliveries.pause(paused === 'yes'));
}
