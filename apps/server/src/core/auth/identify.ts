import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context/app-context.ts';
import { rememberCaller } from './callers.ts';
import { hashToken } from './session-token.ts';
import type { SessionUser } from './sessions.repository.ts';

const bearer = /^Bearer +([A-Za-z0-9_\-.~+/]+=*)$/i;

/** The account of the request's bearer token, or null. */
export async function identify(context: AppContext, request: FastifyRequest): Promise<SessionUser | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return null;
  const { db, clock, config, sessions } = context;
  const user = await sessions.find(db, hashToken(token), clock.now(), config.retention.sessionMonths);
  if (user) rememberCaller(request, user);
  return user;
}
