import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../../core/auth/session-token.ts';

const { name: cookieName, maxAgeSeconds } = browserStorage.phoneBrowser;

/** The browser's own mark, or null when it shows none. */
export function readBrowserHash(request: FastifyRequest): Buffer | null {
  const value = request.cookies[cookieName];
  return value ? hashToken(value) : null;
}

/** Gives the browser a mark unless it has one: a number that it verifies then serves no other browser. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Buffer {
  const known = request.cookies[cookieName];
  const value = known ?? newToken();
  if (!known) {
    reply.setCookie(cookieName, value, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps,
      maxAge: maxAgeSeconds,
    });
  }
  return hashToken(value);
}
