import type { FastifyRequest } from 'fastify';
import { createLocal } from '../http/request-locals.ts';
import type { SessionUser } from './sessions.repository.ts';

const callers = createLocal<FastifyRequest, SessionUser>('caller');

/** Stores the account of a request's session for later steps of the request. */
export function rememberCaller(request: FastifyRequest, user: SessionUser): void {
  callers.set(request, user);
}

/** The account of a request's session; null without one, or when no step has read the session. */
export function callerOf(request: FastifyRequest): SessionUser | null {
  return callers.get(request) ?? null;
}
