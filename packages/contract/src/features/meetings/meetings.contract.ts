import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { idParams } from '../../core/ids.ts';
import { meetingBody, meetingChangeBody, meetingChoiceBody, meetingSchema } from './meetings.schemas.ts';

export const meetingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/conversations/:id/meetings',
    summary: 'Les rendez-vous d’une conversation, proposés ou à venir',
    auth: 'required',
    params: idParams,
    responses: { 200: z.array(meetingSchema) },
  }),
  propose: defineRoute({
    method: 'POST',
    path: '/api/conversations/:id/meetings',
    summary: 'Propose un rendez-vous ou un appel, à des dates au choix',
    auth: 'required',
    params: idParams,
    body: meetingBody,
    responses: { 201: meetingSchema },
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/api/meetings/:id',
    summary: 'Propose d’autres dates ; une date convenue tient jusqu’à la réponse',
    auth: 'required',
    params: idParams,
    body: meetingChangeBody,
    responses: { 200: meetingSchema },
  }),
  choose: defineRoute({
    method: 'POST',
    path: '/api/meetings/:id/choice',
    summary: 'Choisit l’une des dates proposées : chacun la reçoit par e-mail, pour son agenda',
    auth: 'required',
    params: idParams,
    body: meetingChoiceBody,
    responses: { 200: meetingSchema },
  }),
  decline: defineRoute({
    method: 'POST',
    path: '/api/meetings/:id/decline',
    summary: 'Décline les dates proposées, ou retire les siennes ; une date convenue tient',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/api/meetings/:id',
    summary: 'Annule le rendez-vous : chacun le reçoit par e-mail, pour son agenda',
    auth: 'required',
    params: idParams,
    responses: { 204: null },
  }),
};
