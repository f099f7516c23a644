import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets the pages' origin, and no other, call the API when both have origins of their own. */
export async function registerCors(app: FastifyInstance, pagesOrigin: string | undefined): Promise<void> {
  if (!pagesOrigin) return;
  await app.register(cors, {
    origin: [pagesOrigin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: [
      'link',
      'x-total-count',
      'x-total-exact',
      'x-ignored-terms',
      'x-offer-status',
      'retry-after',
    ],
    credentials: true,
    maxAge: 600,
  });
}
