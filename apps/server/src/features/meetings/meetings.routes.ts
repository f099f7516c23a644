import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { confirmedAddress } from '../../core/http/guards.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { noteCeiling } from '../account-security/index.ts';
import { cancelMeeting, declineDates } from './cancel-meeting.ts';
import { chooseDate } from './choose-date.ts';
import { listMeetings } from './list-meetings.ts';
import { changeMeeting, proposeMeeting } from './propose-meeting.ts';

export function registerMeetingRoutes(app: FastifyInstance, context: AppContext): void {
  const confirmed = confirmedAddress(context);

  registerRoute(app, context, meetingRoutes.list, [], ({ user, params }) =>
    listMeetings(context, user.id, params.id),
  );

  registerRoute(app, context, meetingRoutes.propose, [confirmed], ({ user, params, body, request }) =>
    noteCeiling(context, user.id, request, () =>
      proposeMeeting(context, user.id, { conversationId: params.id, ...body }, readIdempotencyKey(request)),
    ),
  );

  registerRoute(app, context, meetingRoutes.change, [confirmed], ({ user, params, body }) =>
    changeMeeting(context, user.id, params.id, body),
  );

  registerRoute(app, context, meetingRoutes.choose, [confirmed], ({ user, params, body }) =>
    chooseDate(context, user.id, params.id, body),
  );

  registerRoute(app, context, meetingRoutes.decline, [], ({ user, params }) =>
    declineDates(context, user.id, params.id),
  );

  registerRoute(app, context, meetingRoutes.cancel, [], ({ user, params }) =>
    cancelMeeting(context, user.id, params.id),
  );
}
