import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import type { AppConfig } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';

const { name: cookieName, maxAgeSeconds } = browserStorage.knownBrowser;

/** By what a browser is recognized when it opens an account again. */
export interface Browser {
  /** The value of its cookie, also when it has yet to get one. */
  readonly token: string;
  /** The hash of the cookie that it showed: nobody else has it. Null without one. */
  readonly shownHash: Buffer | null;
  /** A program's name and address, hashed. Null for what calls itself a browser. */
  readonly programHash: Buffer | null;
}

const tokenPattern = /^[\w-]{43}$/;
/** How every browser's `User-Agent` begins. */
const browserPattern = /^Mozilla\//;

/**
 * Which browser sends a request. A program keeps no cookies: it is recognized by its name and its address, which is
 * enough not to tell its owner of each of its sign-ins, and for nothing else.
 */
export function readBrowser({ secretKey }: Pick<AppConfig, 'secretKey'>, request: FastifyRequest): Browser {
  const cookie = request.cookies[cookieName] ?? '';
  const shown = tokenPattern.test(cookie) ? cookie : null;
  const token = shown ?? newToken();
  const shownHash = shown === null ? null : hashToken(shown);
  const userAgent = request.headers['user-agent'] ?? '';
  const programHash = browserPattern.test(userAgent)
    ? null
    : createHmac('sha256', secretKey)
        .update(`program|${userAgent}|${clientAddressKey(request)}`)
        .digest();
  return { token, shownHash, programHash };
}

/**
 * A browser as one account knows it once it has opened it. A program that shows no cookie gets the same one each time that
 * it opens the account, so that one which keeps it is known from then on, and one which does not leaves no more of them.
 */
export function asBrowserOf(
  { secretKey }: Pick<AppConfig, 'secretKey'>,
  browser: Browser,
  userId: string,
): Browser {
  const { shownHash, programHash } = browser;
  if (shownHash !== null || programHash === null) return browser;
  const token = createHmac('sha256', secretKey)
    .update(`browser|${programHash.toString('hex')}|${userId}`)
    .digest('base64url');
  return { ...browser, token };
}

/** Gives the browser its cookie, or lets the one it has live longer. */
export function keepBrowser(
  { publicUrl }: Pick<AppConfig, 'publicUrl'>,
  reply: FastifyReply,
  { token }: Browser,
): void {
  reply.setCookie(cookieName, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  });
}
