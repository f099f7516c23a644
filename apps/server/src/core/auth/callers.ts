import type { FastifyRequest } from 'fastify';
import { createLocal } from '../http/request-locals.ts';
import type { SessionUser } from './sessions.repository.ts';

const callers = createLocal<FastifyRequest, SessionUser>('caller');

/** Remembers whose session sends a request. */
export function rememberCaller(request: FastifyRequest, user: SessionUser): void {
  callers.set(request, user);
}

/** Whose session sends a request; null when it has none, or was not looked at. */
export function callerOf(request: FastifyRequest): SessionUser | null {
  return callers.get(request) ?? null;
}
