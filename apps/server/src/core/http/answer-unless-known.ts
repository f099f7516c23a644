import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tags of `If-None-Match`; one that a proxy made weak is the same. */
function tagsOf({ headers }: FastifyRequest): string[] {
  return (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

/**
 * Lets everybody keep an answer that is the same for all, for so many seconds, and says 304 to who has it already. The
 * answer is not sent again once this has replied.
 */
export async function answerUnlessKnown<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  keptS: number,
): Promise<Body> {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const etag = `"${digest.slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=${keptS}` });
  if (tagsOf(request).includes(etag)) await reply.code(304).send();
  return body;
}
