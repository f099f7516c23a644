import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

export const eventRoutes = {
  stream: defineRoute({
    method: 'GET',
    path: '/api/events',
    summary: 'Ce qui arrive à son compte, à mesure ; l’en-tête Last-Event-ID reprend où l’on en était',
    auth: 'required',
    contentType: 'text/event-stream',
    responses: { 200: z.string() },
  }),
};
