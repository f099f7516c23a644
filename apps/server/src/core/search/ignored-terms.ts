import { readSearch } from '@mitoyen/contract/features/directory/directory.rules.ts';
import type { FastifyReply } from 'fastify';

/** Sets `X-Ignored-Terms` where words of a search were left out: percent-encoded, with commas between them. */
export function setIgnoredTerms(reply: FastifyReply, search: string): void {
  const { ignored } = readSearch(search);
  if (ignored.length > 0) reply.header('x-ignored-terms', ignored.map(encodeURIComponent).join(','));
}
