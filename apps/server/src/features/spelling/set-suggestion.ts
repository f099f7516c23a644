import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import type { FastifyReply } from 'fastify';

/** Sets `X-Suggestion`, of lists that are arrays: the suggestion as JSON, percent-encoded. */
export function setSuggestion(reply: FastifyReply, suggestion: SearchSuggestion | null): void {
  if (suggestion) reply.header('x-suggestion', encodeURIComponent(JSON.stringify(suggestion)));
}
