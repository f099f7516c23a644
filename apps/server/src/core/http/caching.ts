import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const directivesOf = (cacheControl: string) => cacheControl.split(',').map((directive) => directive.trim());

/** Directives for shared caches only (RFC 9111, section 5.2.2; RFC 5861). */
const sharedAlone = /^(?:public|s-maxage=.*|proxy-revalidate|stale-while-revalidate=.*)$/;

/** Whether shared caches may keep a response with this `Cache-Control`. */
export function isShared(cacheControl: unknown): cacheControl is string {
  return typeof cacheControl === 'string' && /(?:^|,)\s*(?:public|s-maxage)/.test(cacheControl);
}

/** The same `Cache-Control` for the requesting browser alone. */
export const asPrivate = (cacheControl: string) =>
  ['private', ...directivesOf(cacheControl).filter((directive) => !sharedAlone.test(directive))].join(', ');

/** The tags of `If-None-Match`, with weak ones, as proxies make them, compared as strong. */
const tagsOf = ({ headers }: FastifyRequest) =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Lets all caches keep a response that is the same for every caller for so many seconds. Answers 304 to a
 * caller that has it already: Fastify then ignores the returned body.
 */
export async function sendUnlessCached<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  maxAgeS: number,
): Promise<Body> {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const etag = `"${digest.slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=${maxAgeS}` });
  if (tagsOf(request).includes(etag)) await reply.code(304).send();
  return body;
}
